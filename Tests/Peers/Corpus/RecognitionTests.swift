@testable import FlipbookTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookTests.RecognitionTests

@Suite struct RecognitionTests {
  @Test(.needs(.corpus))
  func `a file of the corpus is recognised as its own format and no other`() {
    for file in CorpusFiles.all {
      #expect(Basics().recognised(file.bytes) == [file.format], "\(file.path)")
    }
  }
}
