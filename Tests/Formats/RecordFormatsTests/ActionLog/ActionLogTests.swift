import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `An action log` {
  private func parse(_ text: String) -> [ParsedRecord] { ActionLogFormat().readAll(text) }

  @Test(arguments: LogDialect.allCases)
  func `has the games that were played`(dialect: LogDialect) {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let games = (0..<3).map { _ in Position.initial.randomGame(using: &generator) }
      let parsed = parse(games.map { dialect.log(of: $0) }.joined())
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(parsed.compactMap(\.reversi) == games.map { ReversiRecord(moves: $0) })
    }
  }

  @Test func `begins with the board that was printed before the first move`() throws {
    var generator = SeededGenerator(seed: 7)
    for size in [(4, 4), (8, 8), (10, 6), (12, 16)] {
      let size = try #require(BoardSize(width: size.0, height: size.1))
      for count in 1..<9 {
        var start = Position.initial(size: size)
        for _ in 0..<count { try start.play(start.randomMove(using: &generator)) }
        let moves = start.randomGame(using: &generator)
        guard start.turn != nil, moves.first != .pass else { continue }
        let parsed = parse(LogDialect.redux.log(of: moves, from: start))
        #expect(parsed.flatMap(\.findings).isEmpty)
        #expect(parsed.map(\.reversi) == [ReversiRecord(start: start, moves: moves)])
      }
    }
  }
}
