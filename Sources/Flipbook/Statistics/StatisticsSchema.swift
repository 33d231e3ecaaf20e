/// The JSON Schema (draft 2020-12) of statistics.
enum StatisticsSchema {
  /// The schema's text in UTF-8.
  static var text: [UInt8] { PackageResources.statistics_schema_json }
}
