import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A start position` {
  @Test func `has findings at the start or the record if turn and board have no place`() {
    var parsed = placed(ReversiRecord(start: Position(board: .initial(), turn: nil)))
    parsed.reversi?.origin?.parts = [(.start, SourceRange(5..<10))]
    #expect(findings(parsed) == ["2:1 missing-turn"])
    parsed.reversi?.origin?.parts = []
    #expect(findings(parsed) == ["1:1 missing-turn"])
    parsed.reversi?.origin = nil
    #expect(findings(parsed) == ["1:1 missing-turn"])
  }
}
