import Flipbook
@testable import FlipbookTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookTests.WTHORTravelTests

/// WTHOR files are converted to other formats and back without a change, byte for byte if the
/// format stores everything.
@Suite struct WTHORTravelTests {
  @Test(
    .needs(.corpus),
    // The files of the first years are small.
    arguments: Corpus.files(in: "wthor").filter { $0.hasSuffix(".wtb") }
      .prefix(Effort.isFull ? .max : 4)
  )
  func `the files of the federation come back unchanged`(name: String) throws {
    let tables = [
      "players": Corpus.bytes(of: "wthor/WTHOR.JOU"),
      "tournaments": Corpus.bytes(of: "wthor/WTHOR.TRN"),
    ]
    let bytes = Corpus.bytes(of: "wthor/" + name)
    for format in Basics.whole {
      for continuing in [[:], tables] {
        let way = try Basics().travel(
          bytes,
          through: format,
          tables: tables,
          continuing: continuing
        )
        #expect(way.bytes == bytes, "\(format)")
      }
    }
    for format in ["sgf", "ggf"] {
      let way = try Basics().travel(bytes, through: format, tables: tables)
      #expect(way.back.map(\.moves) == way.records.map(\.moves))
      #expect(way.back.map { $0.result?.score } == way.records.map { $0.result?.score })
    }
  }
}
