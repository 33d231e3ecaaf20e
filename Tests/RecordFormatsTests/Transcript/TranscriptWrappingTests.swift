import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A game on several lines` {
  static let wrapped: [(String, String)] = [
    ("1. f5 d6 2. c3 d3\n⟦⟧3. c4 f4", "f5d6c3d3c4f4"),
    ("1. f5 d6 2. c3\n⟦⟧d3 3. c4 f4 39-25\n", "f5d6c3d3c4f4"),
    ("1. f5 d6 2.\r\n⟦⟧c3 d3 3. c4 f4", "f5d6c3d3c4f4"),
    ("1. f5 d6\n⟦⟧3. c3 d3\n5. c4 f4\n39-25\n", "f5d6c3d3c4f4"),
    ("1) f5 d6 2) c3 d3\n  ⟦⟧c4 f4\n", "f5d6c3d3c4f4"),
    ("1. f5 d6 2. c3 d3\n⟦⟧c4\tf4 39-25\n", "f5d6c3d3c4f4"),
    ("1. f5 d6 2. c3 --\n⟦⟧pass 3. c4", "f5d6c3----c4"),
  ]

  @Test(arguments: wrapped)
  func `is one game if the numbers show it`(text: String, moves: String) {
    let marked = MarkedText(text)
    for blockSize in [1, 2, 3, 7, 65_536] {
      let parsed = TranscriptFormat().readAll(marked.bytes, blockSize: blockSize)
      #expect(parsed.map(\.placedRules) == [["\(marked.places[0]) transcript-wrapped"]])
      #expect(parsed.first?.reversi?.moves == Move.list(moves))
    }
  }

  static let others = [
    "1. f5 d6 2. c3 d3\n1. f5 f6",
    "1. f5 d6 2. c3 d3\n\n2. f5 f6",
    "1. f5d6c3d3\n2. f5f6e6f4",
    "1. f5 d6 c3 d3\n2. f5 f6 e6 f4",
    "1. f5 d6 2. c3 d3\nf5f6",
    "1. f5 d6 2. c3 d3\nf5 f6 c3 c4",
    "f5 d6\n39-25 f6",
    "f5 d6\n2. c3",
  ]

  @Test(arguments: others)
  func `is not made from two games`(text: String) {
    for blockSize in [1, 2, 3, 7, 65_536] {
      #expect(TranscriptFormat().readAll(text, blockSize: blockSize).count == 2)
    }
  }
}
