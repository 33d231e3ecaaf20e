import GameRecords
import RecordFormats
import ReversiRules

/// The start position of a game.
extension RecordBuilder {
  /// More bytes than any row of a board has, and more rows than any board has.
  private static let longestRow = 256

  mutating func startPosition(_ tag: XMLStartTag) {
    mark(.start, at: range(of: tag))
    var draft = StartDraft()
    readAttributes(tag, of: .start, RecordShapes.start, into: &draft)
    record.start.turn = draft.turn?.side
    if draft.turn == nil { game?.startIsBroken = true }
  }

  mutating func endRow(at range: Range<Int>) {
    let number = (game?.rows.count ?? 0) + 1
    if text.bytes.count > Self.longestRow || number > Self.longestRow {
      if game?.startIsBroken == false {
        report(
          text.bytes.count > Self.longestRow ? .rowLength : .boardSize,
          text.bytes.count > Self.longestRow
            ? "row \(number) has more than \(Self.longestRow) bytes"
            : "the board has more than \(Self.longestRow) rows",
          at: range
        )
      }
      game?.startIsBroken = true
    } else {
      game?.rows.append(text.bytes[...])
      game?.rowRanges.append(range)
      game?.mark(.row(number), at: range)
    }
    text.removeAll()
  }

  /// Reads the board once all its rows are known.
  mutating func endPosition(tagEnd: Int) {
    guard let rows = game?.rows, let ranges = game?.rowRanges else { return }
    let board = BoardText(rows: rows)
    let tag = tagRange(end: tagEnd)
    if let first = ranges.first, let last = ranges.last {
      game?.mark(.board, at: first.lowerBound..<last.upperBound)
    }
    for problem in board.problems where game?.hasUnknownRow == false {
      report(problem.rule, problem.message, at: problem.range(in: ranges, rows: rows) ?? tag)
    }
    if let board = board.board {
      record.start.board = board
    } else {
      game?.startIsBroken = true
    }
  }
}

extension BoardText.Problem {
  /// The place of the problem in the input; `nil` for the whole board.
  fileprivate func range(in ranges: [Range<Int>], rows: [ArraySlice<UInt8>]) -> Range<Int>? {
    guard let row, ranges.indices.contains(row - 1) else { return nil }
    let range = ranges[row - 1]
    // In a row with references, offsets in the input differ from offsets in the text.
    guard rows[row - 1].count == range.count else { return range }
    return range.lowerBound + bytes.lowerBound..<range.lowerBound + bytes.upperBound
  }
}
