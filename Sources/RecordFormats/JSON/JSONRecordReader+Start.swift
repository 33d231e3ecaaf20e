import RecordText
import GameRecords
import ReversiRules

extension JSONRecordReader {
  /// Reads the rows of a board, and reports findings about them.
  mutating func readBoard() throws(JSONError) -> Board? {
    try reader.openArray(as: "an array of rows")
    let start = reader.offset - 1
    var texts: [JSONText] = []
    var isFirst = true
    while try reader.nextElement(&isFirst) {
      let text = try reader.readText(as: "a row in quotation marks")
      guard texts.count < Self.mostRows, text.range.count <= Self.longestRow else {
        throw JSONError(.tooMany("this is far too large for a board"), at: text.range)
      }
      texts.append(text)
    }
    mark(.board, start..<reader.offset)
    let rows = try rows(texts)
    let board = BoardText(rows: rows)
    for problem in board.problems {
      try reader.report(
        JSONError(
          .board(problem.rule, problem.message),
          at: place(of: problem, in: texts) ?? start..<reader.offset
        )
      )
    }
    return board.board
  }

  /// Returns the bytes of the rows, and notes their places.
  private mutating func rows(_ texts: [JSONText]) throws(JSONError) -> [ArraySlice<UInt8>] {
    var rows: [ArraySlice<UInt8>] = []
    for (index, text) in texts.enumerated() {
      rows.append(Array(try reader.string(text).utf8)[...])
      mark(.row(index + 1), text.range)
    }
    return rows
  }

  /// The bytes that a problem is about; the whole row if escapes hide where they are.
  private func place(of problem: BoardText.Problem, in texts: [JSONText]) -> Range<Int>? {
    guard let row = problem.row else { return nil }
    let text = texts[row - 1]
    guard !text.hasEscapes else { return text.range }
    let start = text.range.lowerBound
    return start + problem.bytes.lowerBound..<start + problem.bytes.upperBound
  }

  /// Limits far beyond any board whose findings are worth reporting.
  private static var mostRows: Int { 64 }
  private static var longestRow: Int { 1_024 }
}
