/// The JSON Schema (draft 2020-12) of a report in JSON.
public enum ReportSchema {
  /// The schema's text in UTF-8.
  public static var text: [UInt8] { PackageResources.report_schema_json }
}
