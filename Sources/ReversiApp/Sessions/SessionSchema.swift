/// The JSON Schema (draft 2020-12) of a line of a session log.
public enum SessionSchema {
  /// The text of the schema in UTF-8.
  public static var text: [UInt8] { PackageResources.session_log_schema_json }
}
