@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `Evidence that moves are those of Reversi` {
  /// Returns the words about moves that may be the beginning of a longer text, or all of it.
  private func words(_ moves: String, isWhole: Bool = false, enough: Int = 2) -> String? {
    MoveEvidence.words(for: Move.list(moves), isWhole: isWhole, enough: enough)
  }

  @Test(arguments: ["f5d6c3", "f5d6c3d3c4", "d3c3c4", "f5f6e6f4", "e6f6f5", "c4c3d3"])
  func `is that three of them can be played`(moves: String) {
    #expect(words(moves) == "moves that can be played")
  }

  /// Some programs number the rows from below: then the start is mirrored.
  @Test(arguments: ["f4d3c6", "e3f3f4"])
  func `is that they can be played from the mirrored start`(moves: String) {
    #expect(words(moves) == "moves that can be played")
  }

  @Test func `is as many as are enough, if the first one is not one of chess`() {
    #expect(words("f5d6") == "moves that can be played")
    #expect(words("f5d6", enough: 3) == nil)
    #expect(words("d3c5", enough: 2) == nil)
  }

  @Test func `is a whole text of moves that can be played`() {
    #expect(words("d3", isWhole: true) == "moves that can be played")
    #expect(words("f5", isWhole: true) == "moves that can be played")
    #expect(words("f5") == nil)
  }

  @Test func `is not what chess or a list of squares has too`() {
    // The moves of the centre pawns, and squares that are occupied.
    for moves in ["e4e5", "d4d5", "e4d5", "a1a1", "d4e4d5e5"] {
      #expect(words(moves, isWhole: true) == nil, "\(moves)")
      #expect(words(moves) == nil, "\(moves)")
    }
    #expect(words("", isWhole: true) == nil)
    #expect(words("------", isWhole: true) == nil)
  }

  @Test func `is many different squares of the board`() {
    let free = Position.initial.board.size.squares.filter { Board.initial()[$0] == nil }
    let moves = free.prefix(20).map(Move.placement)
    let found = MoveEvidence.words(for: moves, isWhole: false, enough: 2)
    #expect(found == "moves to many different squares")
    #expect(MoveEvidence.words(for: Array(moves.prefix(19)), isWhole: false, enough: 2) == nil)
    // The wells of a plate go beyond the board.
    let wells = BoardSize(width: 12, height: 8)?.squares.filter { Board.initial()[$0] == nil } ?? []
    let plate = wells.prefix(40).map(Move.placement)
    #expect(MoveEvidence.words(for: plate, isWhole: false, enough: 2) == nil)
    // The same square twice is no game.
    #expect(MoveEvidence.words(for: moves + [moves[0]], isWhole: false, enough: 2) == nil)
  }

  @Test func `begins at the given position`() throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    let start = Position.initial(size: size)
    let moves = Move.list("b1a1a2")
    let found = MoveEvidence.words(for: moves, from: start, isWhole: true, enough: 2)
    let played = ReplayAttempt(ReversiRecord(start: start, moves: moves)).problems.isEmpty
    #expect((found == "moves that can be played") == played)
  }
}
