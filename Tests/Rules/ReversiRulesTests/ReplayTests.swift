import ReversiRules
import TestSupport
import Testing

@Suite struct `Playing many moves` {
  /// Does what `play(contentsOf:from:)` must do, one move at a time.
  static func play(_ moves: ArraySlice<Move>, on position: inout Position) -> Int {
    for (played, move) in moves.enumerated() {
      guard (try? position.play(move)) != nil else { return played }
    }
    return moves.count
  }

  @Test(arguments: [
    ("", 0), ("f5", 1), ("f5d6c5f6e7f4g5e6e3", 9), ("f5d6c5f6e7f4g5e6e3a1", 9),
    ("f5d6c5f6e7f4g5e6e3--", 9), ("--", 0), ("f5--", 1), ("f5f5", 1), ("f5a1d6", 1), ("a1f5", 0),
    ("d3c3f5d2d1e1b2c1a3", 8), ("d3c3f5d2d1e1b2c1--a3", 10), ("d3c3f5d2d1e1b2c1----", 9), ("i9", 0),
  ])
  func `stops before the first illegal one`(transcript: String, played: Int) {
    let moves = Move.list(transcript)
    for start in [Position.initial, Position.initial.plain] {
      var position = start
      #expect(position.play(contentsOf: moves) == played)

      var expected = start
      for move in moves.prefix(played) {
        #expect(throws: Never.self) { try expected.play(move) }
      }
      #expect(position == expected)
    }
  }

  @Test func `counts the flips of each move on request`() {
    var generator = SeededGenerator(seed: 13)
    for start in [Position.initial, .initial.plain, .initial(size: size(16, 16))] {
      for _ in 0..<20 {
        let game = start.randomGame(using: &generator) + [.pass]
        var expected = start
        let flips = game.dropLast().map { UInt8((try? expected.play($0))?.count ?? 0) }
        #expect(flips.contains(0) == game.dropLast().contains(.pass))
        var position = start
        var counts: [UInt8] = [7]
        #expect(position.play(contentsOf: game, addingFlipsTo: &counts) == flips.count)
        #expect(counts == [7] + flips)
        #expect(position == expected)

        let middle = game.count / 2
        position = start
        _ = position.play(contentsOf: Array(game.prefix(middle)))
        counts = []
        let rest = game.count - 1 - middle
        #expect(position.play(contentsOf: game, from: middle, addingFlipsTo: &counts) == rest)
        #expect(counts == Array(flips.dropFirst(middle)))
      }
    }
  }

  @Test func `continues from any move, with any side to move`() {
    var generator = SeededGenerator(seed: 11)
    for start in [Position.initial, .initial.plain, .initial(size: size(6, 6))] {
      let game = start.randomGame(using: &generator)
      var expected = start
      for index in game.indices {
        var position = expected
        #expect(position.play(contentsOf: game, from: index) == game.count - index)
        #expect(position.turn == nil)
        #expect((try? expected.play(game[index])) != nil)
      }
      var over = expected
      #expect(over.play(contentsOf: game, from: game.count) == 0)
      #expect(over == expected)
    }
  }

  @Test func `agrees with playing one at a time, even on invalid positions`() {
    var generator = SeededGenerator(seed: 12)
    let pool =
      BoardSize.standard.squares.map(Move.placement) + [
        .pass, .pass, .pass, .placement(.named("i1")),
      ]
    for _ in 0..<300 {
      let board = Board.random(sparseness: 3, using: &generator)
      let start = Position(
        board: board,
        turn: [.dark, .light, nil].randomElement(using: &generator)!
      )
      let moves = (0..<8).map { _ in
        Bool.random(using: &generator)
          ? pool.randomElement(using: &generator)! : start.randomMove(using: &generator)
      }
      var expected = start
      let played = Self.play(moves[...], on: &expected)
      var position = start
      #expect(position.play(contentsOf: moves) == played)
      #expect(position == expected)
    }
  }
}
