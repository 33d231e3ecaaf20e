import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Everything that the transcript format reads from a text.
func readTranscript(_ text: String) -> [ParsedRecord] { TranscriptFormat().readAll(text) }

@Suite struct `A transcript` {
  @Test func `may have any length up to the limits`() {
    for count in 1...140 {
      let parsed = readTranscript(String(repeating: "h8", count: count))
      #expect(parsed.map(\.placedRules) == [[]])
      #expect(parsed.first?.reversi?.moves == Move.list(String(repeating: "h8", count: count)))
      #expect(
        parsed.first?.reversi?.origin?.moves.map(\.bytes.lowerBound) == (0..<count).map { $0 * 2 }
      )
    }
  }

  @Test func `reads every square of the board the same on the fast and on the slow path`() {
    for square in BoardSize.standard.squares {
      let name = "\(square)"
      for text in [name, name.uppercased(), name + " ", name + name + name + name + name] {
        #expect(Set(readTranscript(text).first?.reversi?.moves ?? []) == [.placement(square)])
      }
    }
  }
}
