/// The JSON Schema (draft 2020-12) of a line of a session's log.
public enum SessionSchema {
  /// The schema's text in UTF-8.
  public static var text: [UInt8] { PackageResources.session_log_schema_json }
}
