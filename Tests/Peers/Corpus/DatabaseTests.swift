@testable import FlipbookTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookTests.DatabaseTests

/// Databases are converted to every format that stores moves, and back.
@Suite struct DatabaseTests {
  /// The smallest databases; all of them with full effort.
  @Test(.needs(.corpus), arguments: Basics.ways)
  func `the moves of a federation's games come back byte for byte`(name: String) throws {
    let files = CorpusFiles.all.filter { $0.format == "wthor" }
    try Basics().expectMoves(of: Effort.isFull ? files : Array(files.prefix(3)), through: name)
  }
}
