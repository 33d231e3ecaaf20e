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
    let lines = SaveLines(source)
    guard let first = lines.ranges.first else { return empty(source) }
    let head = SaveHead(first, of: source)
    let rows = Array(lines.ranges.dropFirst())
    let text = BoardText(rows: rows.map { source[$0] })
    var diagnostics = lines.diagnostics + head.diagnostics
    diagnostics += text.faults.map { diagnostic(for: $0, rows: rows, source: source) }
    if let size = text.board?.size, size != .standard {
      diagnostics.append(
        source.diagnostic(
          .saveBoardSize,
          "a board of \(size); the app reads only \(BoardSize.standard)",
          help: size.width == 8 && size.height < 8 ? "is the file complete?" : nil,
          at: board(of: rows, source)
        )
      )
    }
    return ParsedRecord(
      record: text.board.flatMap { board in
        guard head.isTurnKnown else { return nil }
        return record(head: head, board: board, lines: lines.ranges, format: format)
      },
      diagnostics: diagnostics.inOrderOfText,
      source: source
    )
  }

  private static func empty(_ source: SourceText) -> ParsedRecord {
    let found = source.bytes.isEmpty ? "the file is empty" : "the file has only blank lines"
    return ParsedRecord(
      record: nil,
      diagnostics: [
        source.diagnostic(
          .noRecord,
          found + "; a save begins with a line such as x00; the app refuses the file",
          at: 0..<0
        )
      ],
      source: source
    )
  }

  private static func record(
    head: SaveHead,
    board: Board,
    lines: [Range<Int>],
    format: String
  ) -> GameRecord {
    var origin = Origin(format: format, parts: head.parts)
    let end = lines[lines.count - 1].upperBound
    origin.parts.append((.start, SourceRange(lines[0].lowerBound..<end)))
    origin.parts.append((.board, SourceRange(lines[1].lowerBound..<end)))
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
    let place =
      row.map { $0.lowerBound + fault.bytes.lowerBound..<$0.lowerBound + fault.bytes.upperBound }
      ?? board(of: rows, source)
    var message = fault.message
    var help: String?
    switch fault.rule {
    case .boardSymbol:
      message += "; the app reads it as an empty square"
      let symbol = source[place].first ?? 0
      if "XO".utf8.contains(symbol) { help = "disks are written in lower case" }
    case .boardSize where rows.isEmpty:
      message = "the board is missing; expected 8 rows of x, o and -; the app refuses the file"
    default:
      // The app counts the rows, then puts disks on the board until it looks at a row's length.
      let size = BoardSize.standard
      let odd = rows.map { SymbolLine(source[$0]).count }.first { $0 != size.width }
      message +=
        rows.count == size.height && (odd ?? 0) > size.width
        ? "; the app crashes on a row that is too long" : "; the app refuses the file"
    }
    return source.diagnostic(fault.rule, message, help: help, at: place)
  }

  /// The bytes from the first row to the last one, or the end of the file when there is none.
  private static func board(of rows: [Range<Int>], _ source: SourceText) -> Range<Int> {
    guard let first = rows.first, let last = rows.last else {
      return source.bytes.count..<source.bytes.count
    }
    return first.lowerBound..<last.upperBound
  }
}

extension SourceText {
  /// The bytes at some offsets.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes.dropFirst(range.lowerBound).prefix(range.count)
  }
}
