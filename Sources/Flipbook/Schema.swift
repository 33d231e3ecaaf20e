import RecordChecks
import RecordFormats
import XMLRecordFormat

/// A schema of one of the project's own formats, reports or files.
public struct Schema: Sendable {
  /// What the schema describes, for example `json`.
  public let format: String
  /// The schema's text in UTF-8: XML Schema 1.0 for `xml`, JSON Schema 2020-12 for all others.
  public let bytes: [UInt8]

  package init(format: String, bytes: [UInt8]) { (self.format, self.bytes) = (format, bytes) }

  /// All schemas of records, reports and files about them.
  public static let all = [
    Schema(format: "json", bytes: JSONFormat.schema),
    Schema(format: "configuration", bytes: Configuration.schema),
    Schema(format: "theme", bytes: ThemeFile.schema),
    Schema(format: "xml", bytes: XMLFormat.schema),
    Schema(format: "report", bytes: ReportSchema.text),
    Schema(format: "statistics", bytes: GameStatistics.schema),
    Schema(format: "matches", bytes: MatchForm.schema),
  ]
}
