@testable import Apps
import ReversiRules
import TestSupport
import Testing

@Suite struct `The choice of a move` {
  @Test(arguments: [1, 3, 5], [.standard, size(6, 10)])
  func `is the same for the same position and seed`(number: Int, size: BoardSize) {
    for seed in 0..<2 as Range<UInt64> {
      let position = Position.random(size: size, emptyCount: size.squareCount / 2, seed: seed)
      for search in [
        GameSearch(strength: strength(number), seed: seed), GameSearch(strength: strength(number)),
      ] {
        #expect(search.bestMove(in: position) == search.bestMove(in: position))
        #expect(search.evaluations(in: position) == search.evaluations(in: position))
      }
    }
  }

  @Test func `is the same when work stops the search`() throws {
    let position = Position.random(size: size(16, 16), emptyCount: 130, seed: 4)
    let search = GameSearch(strength: strength(6), seed: 1)
    #expect(search.bestMove(in: position) == search.bestMove(in: position))
  }

  @Test func `differs between seeds`() {
    let choices = (0..<40 as Range<UInt64>).map { seed in
      GameSearch(strength: strength(4), seed: seed).bestMove(in: .initial)
    }
    // The four first moves are the same under the symmetries of the board.
    #expect(Set(choices) == Set(Array(Position.initial.legalMoves)))
  }

  @Test(arguments: 1...6)
  func `is nearly as good as the best move`(number: Int) throws {
    for seed in 0..<10 as Range<UInt64> {
      let position = Position.random(emptyCount: 30, seed: seed)
      let strength = strength(number)
      var root = try #require(RootSearch(position, strength: strength))
      root.run(all: true)
      let scores = Dictionary(uniqueKeysWithValues: root.moves.map { ($0.square, $0.score) })
      let move = try #require(GameSearch(strength: strength, seed: seed).bestMove(in: position))
      #expect(try #require(scores[move]) >= root.moves[0].score - strength.margin)
    }
  }

  /// Random positions in which some moves, but not all, let the other side flip all disks at once.
  static let risky: [(emptyCount: Int, seed: UInt64)] = [
    (44, 216), (45, 671), (45, 1265), (46, 203), (47, 1102), (49, 418), (50, 1168), (51, 69),
    (51, 567), (51, 855), (51, 1699), (53, 427), (53, 898), (53, 1833), (53, 1937),
  ]

  @Test(arguments: 3...6)
  func `does not lose all disks if it can avoid that`(number: Int) throws {
    for (emptyCount, seed) in Self.risky {
      let position = Position.random(emptyCount: emptyCount, seed: seed)
      let turn = try #require(position.turn)
      let losing = position.legalMoves.filter { square in
        let next = position.after(square, by: turn)
        return next.legalMoves.contains {
          next.after($0, by: turn.opponent).board.counts[turn] == 0
        }
      }
      #expect(!losing.isEmpty && losing.count < position.legalMoves.count)
      for seed in 0..<4 as Range<UInt64> {
        let search = GameSearch(strength: strength(number), seed: seed)
        #expect(!losing.contains(try #require(search.bestMove(in: position))))
      }
    }
  }

  @Test func `does not depend on which side is dark`() {
    for seed in 0..<10 as Range<UInt64> {
      let position = Position.random(emptyCount: 30, seed: seed)
      var exchanged = Position(board: Board(), turn: position.turn?.opponent)
      for square in position.board.size.squares {
        exchanged.board[square] = position.board[square]?.opponent
      }
      let search = GameSearch(strength: strength(5), seed: seed)
      #expect(search.evaluations(in: position) == search.evaluations(in: exchanged))
    }
  }
}
