@testable import FlipbookCommandsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.HostileReportTests

/// Hostile names and texts have no effect where a report is shown.
@Suite(.waits) struct HostileReportTests {
  @Test(.needs(.jsonschema), .needs(.sarifSchema))
  func `paths and identifiers come back from reports in JSON`() throws {
    let (folder, names) = try Basics.folder()
    for (format, read) in [("sarif", ForeignReader.readSARIF), ("json", ForeignReader.readJSON)] {
      let rows = try read(try Basics.report(format, names, in: folder))
      #expect(Set(rows.map { $0[0] }).subtracting(names) == [])
      for text in Basics.texts {
        let found = rows.filter { $0[0] == "\(text).json" && $0[2] == "\(text)\0" }
        #expect(found.map { $0[1].lowercased().replacing("-", with: "") } == ["illegalmove"])
        #expect(rows.contains { $0[0] == "\(text).txt" })
      }
    }
  }

  @Test(.needs(.xmllint), .needs(.junitSchemas))
  func `hostile names fit the schemas of JUnit`() throws {
    let (folder, names) = try Basics.folder()
    try ForeignReader.validateJUnit(try Basics.report("junit", names, in: folder))
  }
}
