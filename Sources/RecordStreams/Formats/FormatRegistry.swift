public import GameRecords

/// A set of formats: finds them by name, and detects the format of an input.
public struct FormatRegistry: Sendable {
  /// The formats, in the order of the table that `flipbook formats` prints.
  public let formats: [any RecordFormat]

  /// Creates a registry; if two formats have the same name, the first one is used.
  public init(formats: [any RecordFormat]) { self.formats = formats }

  /// Returns the registry with one more format.
  public func adding(_ format: any RecordFormat) -> FormatRegistry {
    FormatRegistry(formats: formats + [format])
  }

  /// Returns the format with a name, for example `json`.
  public func format(named name: String) -> (any RecordFormat)? {
    formats.first { $0.name == name }
  }

  /// Returns the format with a name.
  /// - Throws: a finding that lists the known names, if no format has this one.
  public func format(known name: String) throws(Finding) -> any RecordFormat {
    if let format = format(named: name) { return format }
    let (message, help) = absence(ofFormatNamed: name)
    throw Finding(.unknownFormat, message, help: help, at: Place(source: "flipbook"))
  }

  /// The message and help about an unknown format.
  func absence(ofFormatNamed name: String) -> (message: String, help: String) {
    ("unknown format \(DisplayText.quote(name))", "the formats are \(names)")
  }

  /// Returns the format that a file name indicates.
  public func format(forFileNamed name: some StringProtocol) -> (any RecordFormat)? {
    formats(forFileNamed: name).first
  }

  /// Returns the formats that a file name indicates: the one with this whole name, or all with its
  /// extension.
  package func formats(forFileNamed name: some StringProtocol) -> [any RecordFormat] {
    if let format = formats.first(where: { $0.fileNames.contains { $0 == name } }) {
      return [format]
    }
    let name = name.lowercased()
    return formats.filter { $0.fileExtensions.contains { name.hasSuffix("." + $0) } }
  }

  /// Returns the format for a file name extension, given without its dot.
  public func format(forExtension fileExtension: String) -> (any RecordFormat)? {
    formats.first { $0.fileExtensions.contains(fileExtension.lowercased()) }
  }

  /// Returns the conventions of the format that a record was read from.
  public func conventions(of record: some GameRecord) -> FormatConventions {
    record.origin.flatMap { format(named: $0.format) }?.conventions ?? FormatConventions()
  }
}
