/// The formats of reports; to add one, add one line here.
public enum ReporterRegistry {
  /// All formats, in the order of the help text.
  public static let reporters: [any FindingReporter.Type] = [
    TextReport.self,
    JSONReport.self,
    SARIFReport.self,
    JUnitReport.self,
    GitHubReport.self,
    GitLabReport.self,
    MarkdownReport.self,
  ]

  /// Returns the format with a name, for example `text`.
  public static func reporter(named name: String) -> (any FindingReporter.Type)? {
    reporters.first { $0.name == name }
  }

  /// Whether a file with these first bytes is a report, in a format whose reports can be
  /// recognised.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    reporters.contains { $0.isReport(bytes) }
  }
}
