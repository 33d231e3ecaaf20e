@testable import FlipbookCommandsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.ReportPeerTests

/// Reports are read by other programs, or checked against their schemas.
@Suite(.waits) struct ReportPeerTests {
  @Test(.needs(.jsonschema), .needs(.sarifSchema))
  func `SARIF matches the schema of the standard`() throws {
    let run = try Basics.report("sarif")
    #expect(run.status == 2)
    // A finding about the run is not a result.
    let codes = try Basics.codes().filter { !$0.hasPrefix("FB0") }
    #expect(codes.count > 100)
    #expect(try ForeignReader.readSARIF(run.output).count == codes.count)
  }

  @Test(.needs(.xmllint), .needs(.junitSchemas))
  func `JUnit's XML matches the strict schema and that of Jenkins`() throws {
    try ForeignReader.validateJUnit(Basics.report("junit").output)
  }

  @Test(.needs(.cmarkgfm))
  func `GitHub's Markdown parser finds a heading, the counts and the findings`() throws {
    let page = try MarkdownPage(Basics.report("markdown").output)
    #expect(page.heading.wholeMatch(of: /Validation failed: \d unreadable inputs, .* notes/) != nil)
    try #require(page.tables.count == 2)
    #expect(page.tables[1].first == ["Rule", "Severity", "Findings"])
    let counts = page.tables[1].dropFirst().compactMap { Int($0[2]) }
    let codes = try Basics.codes()
    #expect(counts.reduce(0, +) == codes.count)
    let rows = page.tables[0].dropFirst().filter { $0[0] != "flipbook" }
    #expect(rows.count == codes.count)
    let severities = rows.map { $0[1] }
    #expect(severities == severities.sorted { $0 == "error" && $1 != "error" })
    #expect(rows.contains { $0[0] == "Samples/none" && $0[2] == "unreadable-input" })
    #expect(page.texts.count == 2)
  }
}
