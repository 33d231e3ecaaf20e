import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The size of the board, the squares that are set up, and whose turn it is.
@Suite struct `A start position in an SGF file` {
  static let sizes: [(value: String, size: BoardSize?)] = [
    ("8", BoardSize(width: 8, height: 8)), ("4", BoardSize(width: 4, height: 4)),
    ("16", BoardSize(width: 16, height: 16)), (" 6 ", BoardSize(width: 6, height: 6)),
    ("8:8", BoardSize(width: 8, height: 8)), ("8:6", BoardSize(width: 8, height: 6)),
    ("6:8", BoardSize(width: 6, height: 8)), ("16:4", BoardSize(width: 16, height: 4)),
    ("2", nil), ("5", nil), ("18", nil), ("19", nil), ("8:7", nil), ("8:", nil), (":8", nil),
    ("8:8:8", nil), ("8x8", nil), ("-8", nil), ("", nil), ("8.0", nil), ("eight", nil),
  ]

  @Test(arguments: sizes)
  func `has a board of its size`(value: String, size: BoardSize?) {
    let parsed = SGFFormat().readAll("(;GM[2]SZ[\(value)])")
    #expect(parsed.map { $0.reversi?.start } == [size.map { .initial(size: $0) }])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == (size == nil ? ["board-size"] : []))
  }

  /// Values of AB on a board of 4 by 4, and the squares that they name.
  static let squares: [(values: String, squares: String)] = [
    ("[a1]", "a1"), ("[A1]", "a1"), ("[aa]", "a1"), ("[DD]", "d4"), ("[ b3 ]", "b3"),
    ("[a1][a2]", "a1 a2"), ("[a1:b2]", "a1 b1 a2 b2"), ("[aa:bb]", "a1 b1 a2 b2"),
    // Whichever corners of a rectangle are named.
    ("[b2:a1]", "a1 b1 a2 b2"), ("[a2:b1]", "a1 b1 a2 b2"), ("[b1:a2]", "a1 b1 a2 b2"),
    ("[a1:a1]", "a1"), ("[a1:a3]", "a1 a2 a3"), ("[a1:c1]", "a1 b1 c1"), ("[a1:bb]", "a1 b1 a2 b2"),
    // The same square twice is the same disk.
    ("[a1][a1]", "a1"), ("[a1:b1][b1:c1]", "a1 b1 c1"),
  ]

  @Test(arguments: squares)
  func `names squares and rectangles`(values: String, squares: String) throws {
    for (property, disk) in [("AB", Disk.dark), ("AW", .light)] {
      let record = try readSGF("(;GM[2]SZ[4]\(property)\(values))")
      let named = record.start.board.size.squares.filter { record.start.board[$0] == disk }
      #expect(Set(named) == Set(Square.list(squares)))
      #expect(record.start.board.emptyCount == 16 - named.count)
    }
    let emptied = try readSGF("(;GM[2]SZ[4]AB[a1:d4]AE\(values))")
    #expect(emptied.start.board.emptyCount == Square.list(squares).count)
  }

  @Test(arguments: ["a", "1a", "a0", "a17", "q1", "a1:", ":a1", "a1:b2:c3", "a1-b2", "é1", "a1 b2"])
  func `names no square in any other way`(value: String) {
    let parsed = SGFFormat().readAll("(;GM[2]SZ[4]AB[d4][\(value)])")
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["sgf-setup"])
    #expect(parsed.first?.reversi?.start.board.emptyCount == 15)
  }

  /// A move is one square: rectangles are for lists of points.
  @Test(arguments: ["a1:b2", "f5:f5", "f5 d6", "f5,d6"])
  func `is followed by moves to single squares`(value: String) {
    let parsed = SGFFormat().readAll("(;GM[2];B[f5];W[\(value)])")
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["sgf-move"])
    // So that the sides of the moves after it stay right, it counts as a pass.
    #expect(parsed.first?.reversi?.moves == Move.list("f5--"))
  }

  static let turns: [(value: String, turn: Disk??)] = [
    ("B", .some(.dark)), ("b", .some(.dark)), ("W", .some(.light)), (" w ", .some(.light)),
    ("black", .some(.dark)), ("Black", .some(.dark)), ("WHITE", .some(.light)), ("", .some(nil)),
    ("x", nil), ("1", nil), ("bl", nil), ("blacks", nil), ("whit", nil), ("BW", nil),
  ]

  @Test(arguments: turns)
  func `has a side to move`(value: String, turn: Disk??) {
    let parsed = SGFFormat().readAll("(;GM[2]PL[\(value)])")
    #expect(parsed.map { $0.reversi?.start.turn } == [turn ?? .dark])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == (turn == nil ? ["sgf-turn"] : []))
  }

  @Test func `is written with everything that others need`() throws {
    let size = try #require(BoardSize(width: 6, height: 4))
    var over = Position.initial(size: size)
    over.turn = nil
    for start in [
      Position.initial(size: size), over, Position(board: Board(size: size), turn: nil),
    ] {
      let bytes = try SGFFormat().write([ReversiRecord(start: start)], .single)
      #expect(SGFFormat().readAll(bytes).map(\.reversi) == [ReversiRecord(start: start)])
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("SZ[6:4]"))
      #expect(text.contains("PL["))
    }
  }
}
