@testable import FlipbookCommandsTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookCommandsTests.StatsTests

@Suite(.waits) struct StatsTests {
  @Test(.needs(.corpus)) func `of an archive are the same for every number of jobs`() throws {
    try Basics().expectSameForAllJobs([Corpus.path(of: "wthor")])
  }
}
