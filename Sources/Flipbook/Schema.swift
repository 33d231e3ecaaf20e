import PuzzleApp
import RecordFormats
import RecordValidation
import ReversiApp
import XMLRecordFormat

/// A schema of one of the project's own formats.
public struct Schema: Sendable {
  /// The format that the schema describes, for example `json`.
  public let format: String
  /// The language that the schema is written in.
  public let language: Language
  /// The schema's text in UTF-8.
  public let bytes: [UInt8]

  /// A schema language, named by its usual file name extension.
  public enum Language: String, CaseIterable, Sendable {
    /// JSON Schema 2020-12.
    case json
    /// RELAX NG, XML syntax.
    case rng
    /// RELAX NG, compact syntax.
    case rnc
    /// XML Schema 1.0.
    case xsd
  }

  /// All schemas; the first one for a format is its default.
  public static let all = [
    Schema(format: "json", language: .json, bytes: JSONSchema.text(games: Game.tables)),
    Schema(format: "configuration", language: .json, bytes: Configuration.schema),
    Schema(format: "theme", language: .json, bytes: ThemeFile.schema),
    Schema(format: "xml", language: .rng, bytes: XMLSchemas.relaxNG(games: Game.tables)),
    Schema(format: "xml", language: .rnc, bytes: XMLSchemas.relaxNGCompact(games: Game.tables)),
    Schema(format: "xml", language: .xsd, bytes: XMLSchemas.xmlSchema(games: Game.tables)),
    Schema(format: "report", language: .json, bytes: ReportSchema.text),
    Schema(format: "session", language: .json, bytes: SessionSchema.text),
    Schema(format: "puzzle-session", language: .json, bytes: PuzzleSessionSchema.text),
    Schema(format: "statistics", language: .json, bytes: PackageResources.statistics_schema_json),
    Schema(format: "matches", language: .json, bytes: PackageResources.matches_schema_json),
  ]
}
