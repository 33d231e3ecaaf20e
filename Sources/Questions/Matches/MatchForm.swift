/// An output format of the records that match a query.
public enum MatchForm: String, CaseIterable, Sendable {
  /// For people: a table.
  case text
  /// For programs: one document with a schema.
  case json
  /// For programs: one object per line.
  case jsonl
  /// For spreadsheets and scripts: a table.
  case csv
}
