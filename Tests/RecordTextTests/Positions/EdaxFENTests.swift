import ReversiRules
import TestSupport
import Testing

@testable import RecordText

@Suite struct `A FEN of Edax` {
  @Test func `of the start position`() throws {
    let text = "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1"
    #expect(try EdaxFEN.position(Array(text.utf8)[...]) == .initial)
    #expect(EdaxFEN.text(of: .initial) == text)
  }

  @Test(arguments: ["  8/8/8/3pP3/3Pp3/8/8/8  b", "8/8/8/3pP3/3Pp3/8/8/8\tb\t-\t-\t0\t1"])
  func `has any blanks between its fields`(text: String) throws {
    #expect(try EdaxFEN.position(Array(text.utf8)[...]) == .initial)
  }

  @Test func `lists the eighth row first`() throws {
    let position = try EdaxFEN.position(Array("P7/8/8/8/8/8/8/7p w".utf8)[...])
    #expect(position.turn == .light)
    #expect(position.board[.named("a8")] == .light)
    #expect(position.board[.named("h1")] == .dark)
    #expect(position.board.emptyCount == 62)
  }

  @Test func `has no side to move when the game is over`() throws {
    let over = Position(board: .initial(), turn: nil)
    let text = try #require(EdaxFEN.text(of: over))
    #expect(text == "8/8/8/3pP3/3Pp3/8/8/8 - - - 0 1")
    #expect(try EdaxFEN.position(Array(text.utf8)[...]) == over)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `is read back as it was written`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let board = Board.random(sparseness: 1 + Int(seed % 9), using: &generator)
    let position = Position(board: board, turn: seed % 2 == 0 ? .dark : .light)
    let text = try #require(EdaxFEN.text(of: position))
    #expect(try EdaxFEN.position(Array(text.utf8)[...]) == position)
  }

  @Test func `has eight rows of eight squares only`() throws {
    let size = try #require(BoardSize(width: 10, height: 8))
    #expect(EdaxFEN.text(of: .initial(size: size)) == nil)
  }

  static let problems: [(String, String)] = [
    ("⟦⟧", "the FEN is empty"),
    ("8/8/8/3pP3/3Pp3/8/8/8⟦⟧", "the side to move is missing; expected b (dark) or w (light)"),
    (
      "8/8/8/3pP3/3Pp3/8/8/8 ⟦x⟧ -",
      "expected b (dark) or w (light) as the side to move"
    ),
    ("8/8/8/3pP2⟦/⟧3Pp3/8/8/8 b", "row 5 has only 7 squares"),
    ("8/8/8/3pP⟦4⟧/3Pp3/8/8/8 b", "row 5 has more than 8 squares"),
    ("pppppppp⟦p⟧/8/8/8/8/8/8/8 b", "row 8 has more than 8 squares"),
    ("8/8/8/3pP3/3Pp3/8/8/8⟦/⟧8 b", "there are more than eight rows"),
    ("8/8/8/3pP3/3Pp3/8/8⟦⟧ b", "there are only 7 rows"),
    ("8/8/8/8/8/8/8/7⟦⟧ b", "row 1 has only 7 squares"),
    ("⟦r⟧nbqkbnr/pppppppp/8/8 w", "expected p (dark), P (light), 1 to 8 or /"),
    ("8/⟦9⟧/8 b", "expected p (dark), P (light), 1 to 8 or /"),
    ("8/8/8/8/8/8/8/8 b - - 0 1 ⟦x y⟧", "expected nothing after the sixth field"),
  ]

  @Test(arguments: problems)
  func `is refused with what is wrong, and where`(text: String, message: String) {
    let marked = MarkedText(text)
    let problem = #expect(throws: EdaxFEN.Problem.self) {
      try EdaxFEN.position(marked.bytes[...])
    }
    #expect(problem == EdaxFEN.Problem(message: message, range: marked.ranges[0]))
  }
}
