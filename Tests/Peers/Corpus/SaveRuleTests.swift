import RecordFormats
@testable import RecordChecksTests
import TestSupport
import Testing

@Suite struct `A save` {
  @Test(
    .needs(.corpus),
    arguments: [
      ("initial", []), ("clean-reversi-vector-2", ["9:9 save-final-line-end"]),
      ("derived-blocked-side-to-move", ["1:1 blocked-turn"]),
      ("derived-over-but-turn-set", ["1:1 turn-after-end"]),
      ("derived-over-early-turn-dash", []),
    ] as [(String, [String])]
  )
  func `of the corpus has the finding that it was made for`(name: String, expected: [String]) throws
  {
    let parsed = SaveFormat().readAll(Corpus.bytes(of: "save/\(name).txt"))
    #expect(try findings(#require(parsed.first)) == expected)
  }
}
