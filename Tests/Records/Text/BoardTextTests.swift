import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `The rows of a board` {
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

  @Test func `have problems at rows and bytes`() throws {
    let differences = try Answers.differences("records/boards") { row in
      let text = BoardText(rows: row.elements.map { Array($0.text.utf8)[...] })
      #expect((text.board == nil) == !text.problems.isEmpty)
      return text.problems.map { problem in
        let row = problem.row.map { "row \($0)" } ?? "all rows"
        return "\(row), \(problem.bytes): \(problem.message) [\(problem.rule.name)]"
      }
      .joined(separator: "\n")
    }
    #expect(differences == [])
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
