import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `The rows of a board` {
  /// Returns the problems with rows, each as `row:bytes rule`.
  private static func problems(_ rows: [String]) -> [String] {
    BoardText(rows: rows.map { Array($0.utf8)[...] }).problems.map { problem in
      "\(problem.row.map(String.init) ?? "all"):\(problem.bytes) \(problem.rule.name)"
    }
  }

  @Test(arguments: [(8, 8), (4, 4), (4, 16), (16, 4), (6, 8), (16, 16)])
  func `are read back as written`(width: Int, height: Int) throws {
    let size = try #require(BoardSize(width: width, height: height))
    var generator = SeededGenerator(seed: 1)
    for sparseness in 1...6 {
      let board = Board.random(size: size, sparseness: sparseness, using: &generator)
      let rows = (0..<height).map { BoardText.row($0, of: board) }
      #expect(
        rows.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") == "\(board)"
      )
      let text = BoardText(rows: rows.map { $0[...] })
      #expect(text.board == board)
      #expect(text.problems.isEmpty)
    }
  }

  static let table: [([String], [String])] = [
    (["----", "----", "----", "----"], []),
    (["----", "-X--", "----", "----"], ["2:1..<2 board-symbol"]),
    (["----", "-大-大", "----", "----"], ["2:1..<4 board-symbol", "2:5..<8 board-symbol"]),
    (["-\u{301}---", "----", "----", "----"], ["1:0..<3 board-symbol"]),
    (["----", "----", "---", "----"], ["3:3..<3 row-length"]),
    (["----", "----", "-----", "----"], ["3:4..<5 row-length"]),
    (["----", "----", "-大----", "----"], ["3:1..<4 board-symbol", "3:6..<8 row-length"]),
    (["----", "----", "", "----"], ["3:0..<0 row-length"]),
    // After the right length, symbols need no finding of their own.
    (["----", "----zzzz", "----", "----"], ["2:4..<8 row-length"]),
    (["--", "--", "----", "----"], ["all:0..<0 board-size"]),
    ([], ["all:0..<0 board-size"]),
    (["----", "----", "----"], ["all:0..<0 board-size"]),
    (["-----", "-----", "-----", "-----"], ["all:0..<0 board-size"]),
    (["--z--", "-----", "-----", "-----"], ["all:0..<0 board-size"]),
    (Array(repeating: "----", count: 18), ["all:0..<0 board-size"]),
  ]

  @Test(arguments: table)
  func `have problems at rows and bytes`(rows: [String], expected: [String]) {
    #expect(Self.problems(rows) == expected)
    let text = BoardText(rows: rows.map { Array($0.utf8)[...] })
    #expect((text.board == nil) == !expected.isEmpty)
  }

  static let messages: [([String], String)] = [
    (["----", "-z--", "----", "----"], "unknown symbol “z” on the board; expected x, o or -"),
    (["----", "-\u{1B}--", "----", "----"], "unknown symbol “␛” on the board; expected x, o or -"),
    (["----", "----", "-", "----"], "row 3 has 1 symbol; expected 4"),
    (["----", "----", "---大大", "----"], "row 3 has 5 symbols; expected 4"),
    (["----"], "a board of 1 row; width and height must be even, from 4 to 16"),
    (["----", "-"], "a board of 2 rows; width and height must be even, from 4 to 16"),
    (
      Array(repeating: "-------", count: 8),
      "a board of 7×8 squares; width and height must be even, from 4 to 16"
    ),
  ]

  @Test(arguments: messages)
  func `have problems with messages`(rows: [String], message: String) throws {
    let problems = BoardText(rows: rows.map { Array($0.utf8)[...] }).problems
    #expect(try #require(problems.last).message == message)
  }

  /// Bytes that are not UTF-8 take more bytes when they are replaced.
  @Test func `have places within rows that are not UTF-8`() {
    let good: ArraySlice<UInt8> = Array("----".utf8)[...]
    let text = BoardText(rows: [good, [0xFF, 0xFF, 0x2D, 0x2D, 0x2D], good, good])
    #expect(text.problems.map(\.bytes) == [0..<1, 1..<2, 4..<5])
    #expect(text.problems.map(\.row) == [2, 2, 2])
    #expect(
      text.problems.first?.message == "unknown symbol “\\xFF” on the board; expected x, o or -"
    )
  }

  @Test func `have few problems, however long they are`() {
    let long: ArraySlice<UInt8> = Array(repeating: 0x7A, count: 100_000)[...]
    let short = Array(repeating: Array("z---".utf8)[...], count: 3)
    let text = BoardText(rows: [long] + short)
    #expect(
      text.problems.map(\.bytes) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<100_000, 0..<1, 0..<1, 0..<1]
    )
  }
}
