import ReversiRules
import TestSupport
import Testing

/// Compares the bit operations of the 8×8 board with the plain rules.
@Suite struct `The fast rules agree with the plain ones` {
  /// Compares legal moves and, on every square for both sides, the flips in order.
  static func expectAgreement(_ fast: Board, _ plain: Board) {
    #expect(fast.counts == plain.counts)
    for side in Disk.allCases {
      #expect(fast.legalMoves(for: side) == plain.legalMoves(for: side))
      #expect(fast.canMove(side) == plain.canMove(side))
      for square in fast.size.squares {
        let flips = fast.flips(placing: side, at: square)
        #expect(flips == plain.flips(placing: side, at: square), "\(side) on \(square) of\n\(fast)")
        #expect(flips.isEmpty == !fast.legalMoves(for: side).contains(square))
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `throughout random games`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var fast = Position.initial
    var plain = fast.plain
    for _ in 0..<128 where fast.turn != nil {
      #expect(fast.legalMoves == plain.legalMoves)
      #expect(fast.mustPass == plain.mustPass)
      let move = fast.randomMove(using: &generator)
      let (flips, plainFlips) = try (fast.play(move), plain.play(move))
      #expect(Array(flips) == Array(plainFlips))
      #expect(flips.count == Array(flips).count)
      #expect(fast.turn == plain.turn)
      #expect(fast.board.description == plain.board.description)
    }
    #expect(fast.isOver)
    #expect(plain.isOver)
    #expect(Outcome(of: fast.board) == Outcome(of: plain.board))
  }

  @Test(arguments: 2..<7)
  func `on random boards`(sparseness: Int) {
    var generator = SeededGenerator(seed: UInt64(sparseness))
    for _ in 0..<20 {
      let board = Board.random(sparseness: sparseness, using: &generator)
      Self.expectAgreement(board, board.plain)
    }
  }

  @Test func `on every line of every square, full or with one gap`() {
    for square in BoardSize.standard.squares {
      var board = Board()
      for other in BoardSize.standard.squares where other != square {
        let onEdge = [0, 7].contains(other.x) || [0, 7].contains(other.y)
        board[other] = onEdge ? .dark : .light
      }
      Self.expectAgreement(board, board.plain)
    }
  }

  @Test(arguments: 100..<400 as Range<UInt64>)
  func `when replaying random games`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let moves = Position.initial.randomGame(using: &generator)
    var fast = Position.initial
    #expect(fast.play(contentsOf: moves) == moves.count)
    #expect(fast.turn == nil)

    var plain = Position.initial.plain
    #expect(plain.play(contentsOf: moves) == moves.count)
    #expect(plain.turn == nil)
    #expect(fast.board == Board(picture: plain.board.description))
  }
}
