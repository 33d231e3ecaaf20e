import Apps
import ReversiRules
import TestSupport
import Testing

@Suite struct `Every strength` {
  static let sizes = [size(4, 4), size(4, 16), size(6, 8), .standard, size(14, 10), size(16, 16)]

  @Test(arguments: GameSearch.Strength.range, sizes)
  func `chooses legal moves`(number: Int, size: BoardSize) throws {
    // The full strength takes a second on a large board.
    let isLong = number > 4 && size.squareCount > 100 && !Effort.isFull
    let emptyCounts =
      number > 6
      ? [6] : [size.squareCount - 4, size.squareCount / 2, 5].sample(isLong ? 1 : 3)
    for emptyCount in emptyCounts {
      let position = Position.random(size: size, emptyCount: emptyCount, seed: UInt64(number))
      let move = GameSearch(strength: strength(number)).bestMove(in: position)
      #expect(move.map(position.legalMoves.contains) ?? position.legalMoves.isEmpty)
    }
  }

  @Test(arguments: sizes)
  func `plays whole games`(size: BoardSize) {
    for seed in 0..<2 as Range<UInt64> {
      var position = Position.initial(size: size)
      let searches = [
        GameSearch(strength: strength(2), seed: seed),
        GameSearch(strength: strength(3), seed: seed),
      ]
      while let turn = position.turn {
        position.play(searches[Int(turn.rawValue)].bestMove(in: position))
      }
      #expect(position.isOver)
    }
  }

  @Test(arguments: GameSearch.Strength.range)
  func `has no move if the side must pass or the game is over`(number: Int) throws {
    let search = GameSearch(strength: strength(number))
    var board = Board()
    board[try #require(Square("a1"))] = .light
    board[try #require(Square("b1"))] = .dark
    let blocked = Position(board: board, turn: .dark)
    #expect(blocked.mustPass)
    #expect(search.bestMove(in: blocked) == nil)
    #expect(search.evaluations(in: blocked) == [])
    #expect(search.bestMove(in: Position(board: board, turn: nil)) == nil)
    let empty = Position(board: Board(size: size(16, 16)), turn: .light)
    #expect(search.bestMove(in: empty) == nil)
    #expect(search.evaluations(in: empty) == [])
  }

  @Test func `has a number from 1 to 10`() {
    #expect(GameSearch.Strength(0) == nil)
    #expect(GameSearch.Strength(11) == nil)
    #expect(
      GameSearch.Strength.range.compactMap { GameSearch.Strength($0)?.number } == Array(1...10)
    )
    #expect(strength(3) < strength(4))
  }
}
