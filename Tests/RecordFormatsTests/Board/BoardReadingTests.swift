import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The squares of a new game.
let startLine = "---------------------------OX------XO---------------------------"

@Suite struct `The board format reads` {
  /// The position after f5.
  private static var second: ReversiRecord {
    ReversiRecord(start: Position(board: Board(picture: rows), turn: .light))
  }

  private func record(_ text: String, dialect: String? = nil) throws -> ReversiRecord? {
    let parsed = BoardFormat().readAll(Array(text.utf8), ReadingOptions(dialect: dialect))
    try #require(parsed.count == 1)
    #expect(parsed[0].findings.isEmpty, "\(parsed[0].findings)")
    return parsed[0].reversi
  }

  static let sides: [(String, Disk?)] = [
    ("X", .dark), ("x", .dark), ("*", .dark), ("#", .dark), ("B", .dark), ("b", .dark),
    ("O", .light), ("o", .light), ("W", .light), ("w", .light), ("-", nil), ("black", .dark),
    ("White", .light), ("dark", .dark), ("light", .light), ("over", nil), ("O to move", .light),
    ("black to play", .dark), ("X % remark", .dark), ("X;", .dark), ("o ;", .light),
  ]

  @Test(arguments: sides)
  func `the side to move`(text: String, turn: Disk?) throws {
    for gap in ["", " ", "\t"] where text.count == 1 || gap != "" {
      let record = try record(startLine + gap + text)
      #expect(record?.start == Position(board: .initial(), turn: turn))
      #expect(record?.comment == (text.contains("%") ? "remark" : nil))
    }
  }

  static let spellings: [String] = [
    "X x * # B b X x", "O o W w O o W w", "- . _ , - . · ,",
  ]

  @Test func `every notation of a square`() throws {
    let cells =
      Self.spellings.map { $0.replacing(" ", with: "") }.joined()
      + String(repeating: "-", count: 40)
    let expected = Board(
      picture: "xxxxxxxx\noooooooo\n" + Array(repeating: "--------\n", count: 6).joined()
    )
    #expect(try record(cells + " X")?.start.board == expected)
    let spaced = cells.map(String.init).joined(separator: " ")
    #expect(try record(spaced + " X")?.start.board == expected)
  }

  @Test(arguments: [4, 6, 8, 10, 12, 14, 16])
  func `square boards by the number of their squares`(length: Int) throws {
    let size = try #require(BoardSize(width: length, height: length))
    let cells = Board.initial(size: size).description.replacing("\n", with: "")
    #expect(try record(cells + " x")?.start == .initial(size: size))
    let rows = Board.initial(size: size).description.replacing("\n", with: " ")
    #expect(try record("[\(length) \(rows) *]")?.start == .initial(size: size))
    #expect(try record("BO[\(length) \(rows) *]")?.start == .initial(size: size))
  }

  @Test func `the digits of the named program`() throws {
    let zebra = startLine.replacing("O", with: "0")
    let egaroucid = zebra.replacing("X", with: "1").replacing("0", with: "z")
      .replacing("1", with: "0").replacing("z", with: "1").replacing("-", with: ".")
    #expect(try record(zebra + " *", dialect: "zebra") == ReversiRecord())
    #expect(try record(egaroucid + " 0", dialect: "egaroucid") == ReversiRecord())
    let light = ReversiRecord(start: Position(board: .initial(), turn: .light))
    #expect(try record(zebra + " 0", dialect: "zebra") == light)
    #expect(try record(egaroucid + "1", dialect: "egaroucid") == light)
    let rows = Board.initial().description.replacing("o", with: "0")
    #expect(try record(rows + "\nx\n", dialect: "zebra") == ReversiRecord())
    let small = "-----10--01-----".replacing("-", with: ".") + " 1"
    let size = try #require(BoardSize(width: 4, height: 4))
    #expect(
      try record(small, dialect: "egaroucid")?.start
        == Position(board: .initial(size: size), turn: .light)
    )
  }

  @Test func `lines of gpdb`() throws {
    let squares = startLine.replacing("O", with: "w").replacing("X", with: "b")
      .replacing("-", with: ".")
    let text = "# id;squares;side;words;\n\np-1;\(squares);b;The start; of all.;\n;\(squares);w\n"
    let parsed = BoardFormat().readAll(text)
    #expect(parsed.flatMap(\.placedRules) == ["1:1 comment-line"])
    let light = Position(board: .initial(), turn: .light)
    #expect(
      parsed.compactMap(\.reversi) == [
        ReversiRecord(id: "p-1", comment: "The start; of all."), ReversiRecord(start: light),
      ]
    )
    #expect(parsed[1].reversi?.origin?.range(of: .id)?.bytes == 0..<3)
    #expect(parsed[1].reversi?.origin?.range(of: .turn)?.bytes == 69..<70)
  }

  private static let rows: String =
    "--------\n--------\n--------\n---ox---\n---xxx--\n--------\n--------\n--------"
  static let drawings: [(String, String)] = [
    ("bare", rows + "\no\n"),
    ("with the side first", "% remark\n\no\n" + rows + "\n"),
    ("spaced", rows.map { $0 == "\n" ? "\n" : "\($0) " }.joined() + "\nWhite to move"),
    (
      "of one app's debugging output",
      "@01234567\n"
        + rows.split(separator: "\n").enumerated().map { "\($0)\($1)\n" }.joined() + "o"
    ),
    (
      "of Edax",
      """
        A B C D E F G H
      1 - - - - - - - - 1
      2 - - - - - - - - 2 O to move
      3 - - - . - . - - 3
      4 - - - O * - - - 4 O: discs =  1    moves =  3
      5 - - - * * * - - 5 *: discs =  4    moves =  4
      6 - - - . - . - - 6  empties = 59      ply =  2
      7 - - - - - - - - 7
      8 - - - - - - - - 8
        A B C D E F G H
      """
    ),
    (
      "of flipbook",
      """
           a b c d e f g h
         1 - - - - - - - -
         2 - - - - - - - -
         3 - - - · - · - -
         4 - - - o x - - -
         5 - - - x x[x]- -
         6 - - - - - - - -
         7 - - - - - - - -
         8 - - - - - - - -
         o's turn   x 4  o 1
      """
    ),
  ]

  @Test(arguments: drawings)
  func `pictures`(what: String, text: String) throws {
    let parsed = BoardFormat().readAll(text).filter { $0.isRecord }
    #expect(parsed.map(\.reversi) == [Self.second], "\(parsed)")
    #expect(parsed.flatMap(\.findings).isEmpty)
  }

  @Test func `the end of a game from flipbook's drawings`() throws {
    for words in ["x won   x 4  o 1", "Tied   x 32  o 32", "-"] {
      #expect(try record(Self.rows + "\n" + words)?.start.turn == .some(nil))
    }
  }

  @Test func `rectangles, and several pictures in a row`() throws {
    let size = try #require(BoardSize(width: 4, height: 6))
    let board = Board.initial(size: size).description
    let text =
      board + "\nx\n% a\n% b\n\n\n" + Self.rows + "\no\n" + startLine + " X\n" + board + "\n-"
    for blockSize in [1, 7, 65_536] {
      let parsed = BoardFormat().readAll(text, blockSize: blockSize)
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(
        parsed.map(\.reversi) == [
          ReversiRecord(start: .initial(size: size), comment: "a\nb"), Self.second, ReversiRecord(),
          ReversiRecord(start: Position(board: .initial(size: size), turn: nil)),
        ]
      )
    }
  }

  @Test func `where the parts are`() throws {
    let line = try #require(try record("  \(startLine)  black to move")?.origin)
    #expect(line.format == "board")
    #expect(line.range(of: .board)?.bytes == 0..<64)
    #expect(line.range(of: .turn)?.bytes == 66..<79)
    let picture = try #require(try record(Self.rows + "\no")?.origin)
    #expect(picture.range(of: .row(2))?.bytes == 9..<17)
    #expect(picture.range(of: .board)?.bytes == 0..<71)
    #expect(picture.range(of: .turn)?.bytes == 72..<73)
  }
}
