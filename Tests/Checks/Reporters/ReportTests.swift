@testable import RecordChecks
import TestSupport
import Testing

/// The same small report in every format.
@Suite struct `A report` {
  static let types: [(any FindingReporter.Type, String)] = [
    (SARIFReport.self, "sarif"), (JUnitReport.self, "xml"), (GitHubReport.self, "github"),
    (GitLabReport.self, "gitlab.json"), (MarkdownReport.self, "md"), (JSONReport.self, "json"),
  ]

  @Test(arguments: types.indices) func `is the one in a file`(index: Int) throws {
    let (type, ending) = Self.types[index]
    let text = wholeReport(type, of: Sample.inputs, runFindings: [Sample.runFinding])
    #expect(try Snapshot.matches(text, file: "Tests/Data/reports/report.\(ending)"))
  }
}
