import GameRecords
@testable import RecordChecks
import TestSupport
import Testing

/// The lines of a report in Markdown, and how many there are.
@Suite struct `A report in Markdown` {
  @Test func `lists at most a hundred findings of each severity, the worst first`() {
    let rules = [Rule(test: "n", .note), Rule(test: "e", .error)]
    let records = (1...102).map { number in
      (number, nil as String?, rules.map { Sample.finding($0, "number \(number)", at: 0..<2) })
    }
    let lines = wholeReport(MarkdownReport.self, of: [TestInput(name: "a", records: records)])
      .split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "### Validation failed: 102 errors, 102 notes", "1 file, 102 records, 0 moves",
      ]
    )
    #expect(lines[4].hasSuffix(" | error | <code>e</code> | number 1 |"))
    #expect(lines[104].hasSuffix(" | note | <code>n</code> | number 1 |"))
    #expect(lines[204] == "4 more findings are not listed.")
    #expect(lines.last == "| <code>n</code> | note | 102 |")
    #expect(lines.count == 2 + 2 + 200 + 1 + 4)
  }

  @Test func `is not longer than GitHub permits`() {
    let finding = Sample.finding(Sample.move, String(repeating: "<", count: 20_000), at: 0..<2)
    let records = (1...10).map { ($0, nil as String?, [finding]) }
    let text = wholeReport(MarkdownReport.self, of: [TestInput(name: "a", records: records)])
    #expect((900_000..<1_000_500).contains(text.utf8.count))
    #expect(text.hasSuffix("\n1 more finding is not listed.\n"))
  }

  @Test func `without findings is two lines`() {
    let input = TestInput(name: "a", records: [(1, nil, []), (2, nil, [])])
    #expect(
      wholeReport(MarkdownReport.self, of: [input]) == """
        ### Validation passed: nothing found

        1 file, 2 records, 0 moves

        """
    )
  }

  @Test func `passes with warnings, but not with an input that cannot be read`() {
    let warning = Sample.finding(Sample.result, "too much", at: 0..<2)
    let passed = wholeReport(
      MarkdownReport.self,
      of: [TestInput(name: "a", records: [(1, nil, [warning])])]
    )
    #expect(passed.hasPrefix("### Validation passed: 1 warning\n"))
    let failed = wholeReport(MarkdownReport.self, of: [TestInput(name: "a")])
    #expect(failed.hasPrefix("### Validation failed: 1 unreadable input\n"))
    for report in [passed, failed] { #expect(ReporterRegistry.isReport(Array(report.utf8))) }
  }
}
