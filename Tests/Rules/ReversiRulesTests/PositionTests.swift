import ReversiRules
import TestSupport
import Testing

@Suite struct `A position` {
  @Test func `starts with dark to move`() {
    #expect(Position.initial.turn == .dark)
    #expect(Position.initial.board == .initial())
    #expect(Array(Position.initial.legalMoves) == Square.list("d3 c4 f5 e6"))
    #expect(!Position.initial.mustPass)
    #expect(!Position.initial.isOver)
    #expect(Position.initial(size: size(4, 4)).board.size == size(4, 4))
  }

  @Test func `gives the turn to a side that must pass`() throws {
    var position = Position.initial
    for move in Move.list("d3c3f5d2d1e1b2c1") { try position.play(move) }
    #expect(position.turn == .dark)
    #expect(position.mustPass)
    #expect(position.legalMoves.isEmpty)
    #expect(!position.isOver)

    #expect(try position.play(.pass).isEmpty)
    #expect(position.turn == .light)
    #expect(!position.mustPass)
    #expect(Array(position.legalMoves) == Square.list("a3 b4 d6"))
  }

  @Test func `has no turn when the game is over`() throws {
    var position = Position.initial
    for move in Move.list("f5d6c5f6e7f4g5e6e3") {
      #expect(position.turn != nil)
      #expect(!position.isOver)
      try position.play(move)
    }
    #expect(position.turn == nil)
    #expect(position.isOver)
    #expect(!position.mustPass)
    #expect(position.legalMoves.isEmpty)
  }

  @Test func `can have a turn that contradicts the rules`() {
    let empty = Position(board: Board(), turn: .light)
    #expect(empty.isOver)
    #expect(!empty.mustPass)
    #expect(empty.legality(of: .pass) == .gameOver)

    let stopped = Position(board: .initial(), turn: nil)
    #expect(!stopped.isOver)
    #expect(!stopped.mustPass)
    #expect(stopped.legalMoves.isEmpty)
    #expect(stopped.perft(depth: 3) == 1)
  }
}

@Suite struct `Illegal moves` {
  /// The game `d3c3f5d2d1e1b2c1`, after which dark is blocked.
  static let darkMustPass = position(after: "d3c3f5d2d1e1b2c1")

  /// The game `f5d6c5f6e7f4g5e6e3`, which leaves no light disk.
  static let over = position(after: "f5d6c5f6e7f4g5e6e3")

  static func position(after transcript: String) -> Position {
    var position = Position.initial
    let moves = Move.list(transcript)
    #expect(position.play(contentsOf: moves) == moves.count)
    return position
  }

  static func placement(_ name: String) -> Move { .placement(.named(name)) }

  static let table: [(Position, Move, IllegalMove?)] = [
    (.initial, placement("d3"), nil),
    (.initial, placement("i9"), .offBoard),
    (.initial, placement("i1"), .offBoard),
    (.initial, placement("a9"), .offBoard),
    (.initial, placement("d4"), .occupied),
    (.initial, placement("e4"), .occupied),
    (.initial, placement("a1"), .flipsNothing),
    (.initial, placement("e3"), .flipsNothing),
    (.initial, .pass, .passWithMoves),
    (darkMustPass, .pass, nil),
    (darkMustPass, placement("d6"), .flipsNothing),
    (darkMustPass, placement("d4"), .occupied),
    (darkMustPass, placement("a9"), .offBoard),
    (over, .pass, .gameOver),
    (over, placement("a1"), .gameOver),
    (over, placement("d4"), .gameOver),
    (over, placement("i9"), .gameOver),
    (Position(board: over.board, turn: .light), placement("a1"), .gameOver),
    (Position(board: over.board, turn: .dark), placement("d4"), .gameOver),
    (Position(board: over.board, turn: .dark), .pass, .gameOver),
    (Position(board: .initial(), turn: nil), placement("d3"), .gameOver),
    (Position(board: .initial(), turn: nil), .pass, .gameOver),
    (.initial(size: size(4, 4)), placement("e1"), .offBoard),
    (.initial(size: size(4, 4)), placement("b1"), nil),
    (.initial(size: size(4, 4)), .pass, .passWithMoves),
  ]

  @Test(arguments: table)
  func `have a reason`(position: Position, move: Move, reason: IllegalMove?) {
    for position in [position, position.plain] {
      #expect(position.legality(of: move) == reason)

      var played = position
      if let reason {
        #expect(throws: reason) { try played.play(move) }
        #expect(played == position)
      } else {
        #expect(throws: Never.self) { try played.play(move) }
        #expect(played.turn == position.turn?.opponent)
      }

      var replayed = position
      #expect(replayed.play(contentsOf: [move]) == (reason == nil ? 1 : 0))
      #expect(replayed == played)
    }
  }
}
