public import FrameRendering
public import GameRecords

/// A theme of the user's own: the content of a file that `--theme` names.
public struct ThemeFile: Sendable {
  /// The looks.
  public let theme: Theme
  /// What may be hard to read in them.
  public let warnings: [Finding]

  /// The JSON Schema (draft 2020-12) of the file.
  public static var schema: [UInt8] { PackageResources.theme_schema_json }

  /// Where to find out what can be written instead.
  package static var guide: String {
    "see “flipbook schema theme”, or choose one with --theme: "
      + Theme.standard.map(\.name).joined(separator: ", ")
  }

  /// Reads a theme.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: its name, for findings.
  /// - Throws: everything that is wrong with it.
  public init(_ bytes: [UInt8], from source: String) throws(ThemeError) {
    var reader = ThemeFileReader(SourceText(ofSettings: bytes, from: source))
    theme = reader.read()
    guard reader.findings.isEmpty else { throw ThemeError(findings: reader.findings) }
    warnings = reader.warnings
  }
}

/// What is wrong with a theme.
public struct ThemeError: Error, Sendable {
  /// At least one finding, in the order of the text.
  public let findings: [Finding]
}

extension SourceText {
  /// The text of a file that is not a record, without a byte order mark.
  init(ofSettings bytes: [UInt8], from source: String) {
    let mark = bytes.starts(with: ByteOrderMark.utf8) ? bytes.prefix(3) : []
    var start = SourcePosition.start
    start.advance(over: mark)
    self.init(name: source, bytes: bytes.dropFirst(mark.count), start: start)
  }
}

extension ThemeError: CustomStringConvertible {
  /// What is wrong, a line for each finding.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
