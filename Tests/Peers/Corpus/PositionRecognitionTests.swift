import TestSupport
import Testing

@testable import RecordFormatsTests

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = RecordFormatsTests.`Positions are recognised`

@Suite struct `Positions are recognised` {
  @Test(.needs(.corpus), arguments: Corpus.files(in: "save").filter { $0.hasSuffix(".txt") })
  func `and no save is recognised as one`(file: String) {
    let text = String(decoding: Corpus.bytes(of: "save/" + file), as: UTF8.self)
    #expect(Basics().formats(text) == ["save"])
  }
}
