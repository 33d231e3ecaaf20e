/// The forms in which findings can be reported: a new form is one line here.
public enum ReporterRegistry {
  /// Every form there is, in the order in which help lists them.
  public static let reporters: [any FindingReporter.Type] = [
    TextReport.self,
    JSONReport.self,
    SARIFReport.self,
    JUnitReport.self,
    GitHubReport.self,
    GitLabReport.self,
    TAPReport.self,
  ]

  /// The form with a name, for example `text`.
  public static func reporter(named name: String) -> (any FindingReporter.Type)? {
    reporters.first { $0.name == name }
  }

  /// Whether the first bytes of a file are those of a report, of a form in which that can be seen.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    reporters.contains { $0.isReport(bytes) }
  }
}
