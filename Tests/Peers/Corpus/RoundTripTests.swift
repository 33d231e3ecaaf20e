@testable import FlipbookTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookTests.RoundTripTests

/// Facts that a format stores must survive every round trip through the formats; losses are
/// reported.
@Suite struct RoundTripTests {
  @Test(
    .needs(.corpus),
    arguments: Travellers.corpus.map(\.format)
  )
  func `the records of the corpus survive every round trip`(name: String) throws {
    let travellers = Travellers.corpus.first { $0.format == name }?.travellers ?? []
    #expect(!travellers.isEmpty)
    try Basics().travel(travellers, of: name)
  }
}
