public import GameRecords

/// A set of formats: finds them by name, and detects the format of an input.
public struct FormatRegistry: Sendable {
  /// The formats that are read, in the order of the table that `flipbook formats` prints.
  public let formats: [any RecordFormat]
  /// The formats that are only written.
  public let tables: [any RecordFormat]
  /// The extensions of the files that belong next to those of the formats, in lower case.
  let companionExtensions: Set<String>
  /// What the names of files that formats are known by end with, after the last dot.
  private let knownEndings: Set<String>

  /// Creates a registry; if two formats have the same name, the first one is used.
  public init(formats: [any RecordFormat], tables: [any RecordFormat] = []) {
    (self.formats, self.tables) = (formats, tables)
    companionExtensions = Set(formats.flatMap(\.companions).map(\.fileExtension))
    knownEndings = Set(
      formats.flatMap { $0.fileNames + $0.fileExtensions }.map { Self.ending(of: $0) }
    )
  }

  /// Returns the registry with one more format.
  public func adding(_ format: any RecordFormat) -> FormatRegistry {
    FormatRegistry(formats: formats + [format], tables: tables)
  }

  /// The formats that can be written.
  public var outputs: [any RecordFormat] { formats.filter(\.isWritable) + tables }

  /// Returns the format to write with a name, for example `csv`.
  public func output(named name: String) -> (any RecordFormat)? {
    outputs.first { $0.name == name }
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

  /// Returns the format to write that a file name indicates.
  public func output(forFileNamed name: some StringProtocol) -> (any RecordFormat)? {
    Self.formats(outputs, forFileNamed: name).first
  }

  /// Returns the formats that a file name indicates: the one with this whole name, or all with its
  /// extension, the longest first: `.appstate.json` says more than `.json`.
  package func formats(forFileNamed name: some StringProtocol) -> [any RecordFormat] {
    // Most files in folders have other names.
    knownEndings.contains(Self.ending(of: name)) ? Self.formats(formats, forFileNamed: name) : []
  }

  private static func ending(of name: some StringProtocol) -> String {
    let dot = name.lastIndex(of: ".")
    return name[(dot.map { name.index(after: $0) } ?? name.startIndex)...].lowercased()
  }

  private static func formats(
    _ formats: [any RecordFormat],
    forFileNamed name: some StringProtocol
  ) -> [any RecordFormat] {
    if let format = formats.first(where: { $0.fileNames.contains { $0 == name } }) {
      return [format]
    }
    let name = name.lowercased()
    let matches = formats.compactMap { format in
      format.fileExtensions.filter { name.hasSuffix("." + $0) }.map(\.count).max()
        .map { (format: format, length: $0) }
    }
    let longest = matches.map(\.length).max()
    return matches.filter { $0.length == longest }.map(\.format)
      + matches.filter { $0.length != longest }.map(\.format)
  }

  /// Returns the conventions of the format that a record was read from.
  public func conventions(of record: some GameRecord) -> FormatConventions {
    record.origin.flatMap { format(named: $0.format) }?.conventions ?? FormatConventions()
  }
}
