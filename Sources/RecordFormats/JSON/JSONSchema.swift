/// The JSON Schema (draft 2020-12) of a record, or of an array of records.
public enum JSONSchema {
  /// The schema's text in UTF-8.
  public static var text: [UInt8] { PackageResources.game_record_schema_json }
}
