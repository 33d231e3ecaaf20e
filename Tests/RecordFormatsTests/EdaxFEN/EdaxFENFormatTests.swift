import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The FEN format` {
  private static let start = "8/8/8/3pP3/3Pp3/8/8/8"

  @Test func `reads the eighth row first, and lower case as dark`() throws {
    let board = Board(
      picture: """
        xo------
        --------
        --------
        --------
        --------
        --------
        --------
        -------x
        """
    )
    let line = "7p/8/8/8/8/8/8/pP6 w - - 0 1\n"
    let record = ReversiRecord(start: Position(board: board, turn: .light))
    #expect(EdaxFENFormat().readAll(line).map(\.reversi) == [record])
    #expect(String(decoding: try EdaxFENFormat().write([record], .single), as: UTF8.self) == line)
  }

  static let lines: [(text: String, record: ReversiRecord)] = [
    ("\(start) b - - 0 1", ReversiRecord()), ("\(start) b", ReversiRecord()),
    ("  \(start)  w - -", ReversiRecord(start: Position(board: .initial(), turn: .light))),
    ("\(start) - - - 0 1", ReversiRecord(start: Position(board: .initial(), turn: nil))),
    ("\(start) b - - 12 34 % a ; b", ReversiRecord(comment: "a ; b")),
    ("\(start) b - - ; a", ReversiRecord(comment: "a")),
    ("\(start) b; a", ReversiRecord(comment: "a")),
    ("\(start) b - - id \"x 1\"; c0 \"a\";", ReversiRecord(id: "x 1", comment: "a")),
    ("\(start) b - - 0 1 id \"x\" % a", ReversiRecord(id: "x", comment: "a")),
  ]

  @Test(arguments: lines)
  func `reads what may follow a position`(text: String, record: ReversiRecord) {
    let parsed = EdaxFENFormat().readAll(text)
    #expect(parsed.map(\.reversi) == [record])
    #expect(parsed.flatMap(\.findings).isEmpty)
  }

  static let problems: [(marked: String, rule: String, help: String?)] = [
    ("8/8/8/3pP3/3P⟦x⟧3/8/8/8 b", "edax-fen-position", nil),
    ("8/8/8/3pP3/3Pp3/8/8/8⟦[⟧PPPppp] w 0 1", "edax-fen-position", "Fairy-Stockfish"),
    ("⟦r⟧nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "edax-fen-position", "chess"),
    ("8/8/8/3pP3/3Pp3/8/8/8⟦⟧", "edax-fen-position", nil),
    ("8/8/8/3pP3/3Pp3/8/8/8 ⟦x⟧", "edax-fen-position", nil),
    ("8/8/8/3pP3/3Pp3/8/8⟦⟧ b", "edax-fen-position", nil),
    ("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1 ⟦bm d9;⟧", "position-tail", "%"),
    ("8/8/8/3pP3/3Pp3/8/8/8 b ⟦KQkq - 0 1⟧", "position-tail", "%"),
    ("8/8/8/3pP3/3Pp3/8/8/8 b - - ⟦id \"x;⟧", "position-tail", "%"),
  ]

  @Test(arguments: problems)
  func `reports each problem in place`(problem: (marked: String, rule: String, help: String?))
    throws
  {
    let text = MarkedText(problem.marked)
    let parsed = EdaxFENFormat().readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [[text.places[0] + " " + problem.rule]])
    let finding = try #require(parsed[0].findings.first)
    #expect(finding.place.length == text.ranges[0].count)
    #expect(finding.help?.contains(problem.help ?? "?") == problem.help.map { _ in true })
    #expect((parsed[0].reversi != nil) == (problem.rule == "position-tail"))
  }

  @Test func `writes the identifier and the comment after the position`() throws {
    let record = ReversiRecord(id: "a \"b\"", comment: "c \"d\"")
    let result = try EdaxFENFormat().write([record], WritingOptions(.single))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "\(Self.start) b - - 0 1 id \"a 'b'\"; % c \"d\"\n"
    )
    #expect(result.losses == [[Loss(.id, .replaced)]])
  }

  @Test func `stores where the parts are`() throws {
    let parsed = EdaxFENFormat().readAll("\(Self.start)  w - - 0 1 % a")
    let origin = try #require(parsed[0].reversi?.origin)
    #expect(origin.format == "edax-fen")
    #expect(origin.range(of: .start)?.bytes == 0..<32)
    #expect(origin.range(of: .board)?.bytes == 0..<21)
    #expect(origin.range(of: .turn)?.bytes == 23..<24)
  }

  @Test func `stores no other boards`() throws {
    let size = try #require(BoardSize(width: 8, height: 6))
    let error = try #require(throws: WritingError.self) {
      try EdaxFENFormat().write([ReversiRecord(start: .initial(size: size))], .single)
    }
    #expect(error.message == "the FEN of Edax can store only 8×8 boards; this one is 8×6")
  }
}
