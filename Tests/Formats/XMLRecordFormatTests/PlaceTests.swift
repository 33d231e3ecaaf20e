import GameRecords
import ReversiRules
import TestSupport
import Testing
import XMLRecordFormat

@Suite struct `Places` {
  /// Checks the places of the moves of a collection against their squares.
  private func checkPlaces(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for blockSize in [1 << 16, 1, 7, 1000] {
      for parsed in format.readAll(text, blockSize: blockSize) {
        let bytes = Array(parsed.source.bytes)
        let moves = parsed.reversi?.moves ?? []
        let ranges = parsed.reversi?.origin?.moves ?? []
        #expect(ranges.count == moves.count, sourceLocation: sourceLocation)
        for (move, range) in zip(moves, ranges) {
          #expect(
            String(decoding: bytes[range.bytes], as: UTF8.self)
              == (move == .pass ? "<pass" : move.description),
            sourceLocation: sourceLocation
          )
        }
        let start = parsed.source.start
        let before = Array(text.utf8.prefix(start.offset))
        var expected = SourcePosition.start
        expected.advance(over: before[...])
        #expect(start == expected, sourceLocation: sourceLocation)
        #expect(bytes.starts(with: "<game".utf8), sourceLocation: sourceLocation)
        #expect(
          bytes.reversed().starts(with: "</game>".utf8.reversed()),
          sourceLocation: sourceLocation
        )
      }
    }
  }

  private let moves = (0..<60).map { index in
    "<move at=\"\(["a1", "h8", "c3", "p16"][index % 4])\" />"
  }

  @Test func `beyond line 65535 and in one long line`() {
    let lines = String(repeating: "\n", count: 70_000)
    let game = "<game><moves>\(moves.joined())</moves></game>"
    let text = collection(game, lines, game, String(repeating: "大", count: 30_000), game, game)
    for parsed in format.readAll(text) where parsed.number == 2 {
      #expect(parsed.source.start.line == 70_001)
    }
    let wrong = collection(lines, game.replacing("c3", with: "z3"))
    let finding = format.readAll(wrong).first?.findings.first
    #expect(finding?.placedRule == "70001:\(13 + 2 * 16 + 11) xml-value")
    let long = collection(String(repeating: game, count: 200))
    checkPlaces(long)
  }
}
