@testable import FlipbookCommandsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.ManualTests

@Suite(.waits) struct ManualTests {
  @Test(.needs(.mandoc))
  func `the pages are clean`() throws {
    let mandoc = try Tool.mandoc.program
    let pages = Repository.files(below: "man")
    #expect(pages.count == Basics.pages.count + 3)
    let run = try mandoc.run(["-T", "lint", "-W", "warning"] + pages)
    #expect(run.text + run.errors == "")
  }
}
