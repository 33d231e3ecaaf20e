public import FrameRendering
public import GameRecords

/// A user's own theme: the content of a file for `--theme`.
public struct ThemeFile: Sendable {
  /// The theme.
  public let theme: Theme
  /// Warnings about colours that may be hard to distinguish.
  public let warnings: [Finding]

  /// The JSON Schema (draft 2020-12) of the file.
  public static var schema: [UInt8] { PackageResources.theme_schema_json }

  /// A hint where to find out what a theme may contain.
  package static var guide: String {
    "see “flipbook schema theme”, or choose one with --theme: "
      + Theme.standard.map(\.name).joined(separator: ", ")
  }

  /// Reads a theme.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - source: its name, for findings.
  /// - Throws: all findings about it.
  public init(_ bytes: [UInt8], from source: String) throws(ThemeError) {
    var reader = ThemeFileReader(SourceText(ofSettings: bytes, from: source))
    theme = reader.read()
    guard reader.findings.isEmpty else { throw ThemeError(findings: reader.findings) }
    warnings = reader.warnings
  }
}

/// The findings about an invalid theme.
public struct ThemeError: Error, Sendable {
  /// At least one finding, in the order of the text.
  public let findings: [Finding]
}

extension ThemeError: CustomStringConvertible {
  /// The findings, one on each line.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
