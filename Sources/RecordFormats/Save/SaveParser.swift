internal import GameRecords
internal import ReversiRules

/// Reads a save. Forgiven, and said in a diagnostic:
/// - a byte order mark (Foundation drops it on reading a file);
/// - line ends CR LF or CR (editors on Windows; the app refuses them);
/// - blank lines (the app skips them) and no line end after the last row (koher's forks);
/// - characters after the third of the first line (the app ignores them);
/// - a turn of `0` or `1`, or none when the game is over (stzn's fork);
/// - other even board sizes (koher's forks).
enum SaveParser {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    var lines = SaveLines(source)
    guard !lines.ranges.isEmpty else {
      lines.diagnostics.append(
        source.diagnostic(
          .noRecord,
          "the file is empty; a save begins with a line such as x00",
          at: 0..<0
        )
      )
      return ParsedRecord(record: nil, diagnostics: lines.diagnostics, source: source)
    }
    let head = SaveHead(lines.ranges[0], of: source)
    let rows = Array(lines.ranges.dropFirst())
    let text = BoardText(rows: rows.map { range in source[range] })
    var parsed = ParsedRecord(
      record: text.board.map { board in
        record(head: head, board: board, lines: lines.ranges, format: format)
      },
      diagnostics: lines.diagnostics + head.diagnostics
        + text.faults.map { diagnostic(for: $0, rows: rows, source: source) },
      source: source
    )
    if let size = text.board?.size, size != .standard {
      parsed.diagnostics.append(
        source.diagnostic(
          .saveBoardSize,
          "a board of \(size); the app reads only \(BoardSize.standard)",
          at: rows[0].lowerBound..<rows[rows.count - 1].upperBound
        )
      )
    }
    return parsed
  }

  private static func record(
    head: SaveHead,
    board: Board,
    lines: [Range<Int>],
    format: String
  ) -> GameRecord {
    let modesStart = max(lines[0].lowerBound, min(lines[0].upperBound, lines[0].lowerBound + 3) - 2)
    var origin = Origin(format: format)
    origin.parts = [
      (.start, SourceRange(lines[0].lowerBound..<lines[lines.count - 1].upperBound)),
      (.turn, SourceRange(lines[0].lowerBound..<lines[0].lowerBound + 1)),
      (.mode(.dark), SourceRange(modesStart..<modesStart + 1)),
      (.mode(.light), SourceRange(modesStart + 1..<modesStart + 2)),
      (.board, SourceRange(lines[1].lowerBound..<lines[lines.count - 1].upperBound)),
    ]
    for (row, range) in lines.dropFirst().enumerated() {
      origin.parts.append((.row(row + 1), SourceRange(range)))
    }
    return GameRecord(
      players: Players(
        dark: Player(mode: head.modes[.dark]),
        light: Player(mode: head.modes[.light])
      ),
      start: Position(board: board, turn: head.turn),
      origin: origin
    )
  }

  private static func diagnostic(
    for fault: BoardText.Fault,
    rows: [Range<Int>],
    source: SourceText
  ) -> Diagnostic {
    let row = fault.row.map { rows[$0 - 1] }
    var message = fault.message
    var help: String?
    switch fault.rule {
    case .boardSymbol:
      message += "; the app reads it as an empty square"
      if row.map({
        "XO".utf8.contains(
          source.bytes[source.bytes.startIndex + $0.lowerBound + fault.bytes.lowerBound]
        )
      }) == true {
        help = "disks are written in lower case"
      }
    case .rowLength where !fault.bytes.isEmpty:
      message += "; the app crashes on a row that is too long"
    case .boardSize where rows.isEmpty:
      message = "the board is missing; expected 8 rows of x, o and -; the app refuses the file"
    default:
      message += "; the app refuses the file"
    }
    let place =
      row.map { $0.lowerBound + fault.bytes.lowerBound..<$0.lowerBound + fault.bytes.upperBound }
      ?? rows.first.map { $0.lowerBound..<rows[rows.count - 1].upperBound }
      ?? source.bytes.count..<source.bytes.count
    return source.diagnostic(fault.rule, message, help: help, at: place)
  }
}

extension SourceText {
  /// The bytes at some offsets.
  fileprivate subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}
