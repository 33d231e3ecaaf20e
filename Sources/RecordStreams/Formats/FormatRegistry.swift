public import GameRecords

/// Formats, to read and write records by a format's name and to find the format of an input.
public struct FormatRegistry: Sendable {
  /// The formats, in the order of the table that `flipbook formats` prints.
  public let formats: [any RecordFormat]

  /// A registry of some formats; a name that two of them have is that of the first.
  public init(formats: [any RecordFormat]) { self.formats = formats }

  /// The registry with one more format.
  public func adding(_ format: any RecordFormat) -> FormatRegistry {
    FormatRegistry(formats: formats + [format])
  }

  /// The format with a name, for example `json`.
  public func format(named name: String) -> (any RecordFormat)? {
    formats.first { $0.name == name }
  }

  /// The format with a name.
  /// - Throws: a finding that names those that there are, when none has it.
  public func format(known name: String) throws(Finding) -> any RecordFormat {
    if let format = format(named: name) { return format }
    let (message, help) = absence(ofFormatNamed: name)
    throw Finding(.unknownFormat, message, help: help, at: Place(source: "flipbook"))
  }

  /// What is said where no format has a name.
  func absence(ofFormatNamed name: String) -> (message: String, help: String) {
    ("unknown format \(DisplayText.quote(name))", "the formats are \(names)")
  }

  /// The format whose files usually have a name.
  public func format(forFileNamed name: some StringProtocol) -> (any RecordFormat)? {
    formats(forFileNamed: name).first
  }

  /// The formats whose files usually have a name: the one that it names whole, or all with its
  /// extension.
  package func formats(forFileNamed name: some StringProtocol) -> [any RecordFormat] {
    if let format = formats.first(where: { $0.fileNames.contains { $0 == name } }) {
      return [format]
    }
    let name = name.lowercased()
    return formats.filter { $0.fileExtensions.contains { name.hasSuffix("." + $0) } }
  }

  /// The format that usually has a file name extension, given without its dot.
  public func format(forExtension fileExtension: String) -> (any RecordFormat)? {
    formats.first { $0.fileExtensions.contains(fileExtension.lowercased()) }
  }

  /// What is usual in the format that a record was read from.
  public func conventions(of record: GameRecord) -> FormatConventions {
    record.origin.flatMap { format(named: $0.format) }?.conventions ?? FormatConventions()
  }
}
