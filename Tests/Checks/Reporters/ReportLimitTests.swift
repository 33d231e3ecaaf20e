import GameRecords
@testable import RecordChecks
import TestSupport
import Testing

/// What reports say about findings that they do not list, and about empty runs.
@Suite struct `A report with unlisted findings` {
  /// A record with some errors, only some of which are listed, and some records without errors.
  private static func input(errors: Int, listed: Int) -> TestInput {
    let findings = (0..<errors).map { Sample.finding(Sample.move, "error \($0)", at: 0..<2) }
    return TestInput(name: "a.txt", records: [(1, nil, findings), (2, nil, [])], listed: listed)
  }

  @Test func `has a failure for a record with errors that are not listed`() {
    let text = wholeReport(JUnitReport.self, of: [Self.input(errors: 1_234, listed: 0)])
    #expect(text.contains(" tests=\"2\" failures=\"1\" errors=\"0\" "))
    #expect(
      text.contains("<failure message=\"1234 errors, not listed\" type=\"unlisted\"></failure>")
    )
    #expect(text.contains("<system-out>and 1,234 more\n</system-out>"))
    let one = wholeReport(JUnitReport.self, of: [Self.input(errors: 1, listed: 0)])
    #expect(one.contains("<failure message=\"1 error, not listed\""))
    let some = wholeReport(JUnitReport.self, of: [Self.input(errors: 3, listed: 2)])
    #expect(
      some.contains("<failure message=\"error 0 (and 2 more)\" type=\"test-move\">games/a b.txt:")
    )
    #expect(some.contains("error: error 1 "))
    #expect(!some.contains("error: error 2 "))
  }

  @Test func `has a notification in SARIF`() {
    let text = wholeReport(SARIFReport.self, of: [Self.input(errors: 1_234, listed: 1)])
    #expect(
      text.contains(
        """
        "executionSuccessful":true,"toolExecutionNotifications":[\
        {"message":{"text":"and 1,233 more findings"},"level":"note",\
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.txt"}}}]}]
        """
      )
    )
  }

  @Test func `has ten annotations of each kind, the worst first`() {
    let rules = [Rule(test: "n", .note), Rule(test: "w", .warning), Rule(test: "e", .error)]
    let records = (1...12).map { number in
      (number, nil as String?, rules.map { Sample.finding($0, "number \(number)", at: 0..<2) })
    }
    let text = wholeReport(GitHubReport.self, of: [TestInput(name: "a", records: records)])
    let lines = text.split(separator: "\n")
    #expect(lines.count == 31)
    for (index, line) in lines.dropLast().enumerated() {
      let kind = ["error", "warning", "notice"][index / 10]
      #expect(line.hasPrefix("::\(kind) "))
      #expect(line.hasSuffix("::number \(index % 10 + 1)"))
    }
    #expect(
      lines.last == """
        1 file, 12 records, 0 moves: 12 errors, 12 warnings, 12 notes \
        (6 findings without annotation)
        """
    )
  }

  @Test func `distinguishes findings that look the same, in SARIF and for GitLab`() {
    let input = Self.input(errors: 3, listed: 3)
    let sarif = wholeReport(SARIFReport.self, of: [input, input])
    let names = sarif.matches(of: /"flipbook\/v1":"([0-9a-f]+)(-\d)?"/)
    #expect(names.map { $0.2 ?? "" } == ["", "-2", "-3", "", "-2", "-3"])
    #expect(Set(names.map(\.1)).count == 1)
    // GitLab drops findings with repeated fingerprints, in any file.
    let issues = wholeReport(GitLabReport.self, of: [input, input])
      .matches(of: /"fingerprint":"([0-9a-f-]+)"/)
    #expect(issues.count == 6)
    #expect(Set(issues.map(\.1)).count == 6)
  }

  @Test func `is complete if there was no input`() {
    #expect(wholeReport(GitLabReport.self, of: []) == "[]\n")
    #expect(wholeReport(JUnitReport.self, of: []).hasSuffix("\n<testsuites>\n</testsuites>\n"))
    #expect(wholeReport(SARIFReport.self, of: []).contains("\"results\":[],\"tool\""))
    #expect(
      wholeReport(GitHubReport.self, of: []) == "0 files, 0 records, 0 moves: nothing found\n"
    )
  }

  @Test func `has a failure for an error about the run`() {
    let finding = Finding(Sample.input, "nothing there", at: Place(source: "flipbook"))
    let junit = wholeReport(JUnitReport.self, of: [], runFindings: [finding])
    #expect(junit.contains("name=\"flipbook\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(junit.contains("<error message=\"nothing there\" type=\"test-input\">"))
  }
}
