/// The forms in which findings can be told: a new form is one line here.
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
}
