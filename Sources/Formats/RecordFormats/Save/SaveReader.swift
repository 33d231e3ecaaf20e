import GameRecords
import ReversiRules

/// Reads a save. It accepts these with a finding:
/// - a byte order mark (Foundation drops it when it reads a file);
/// - line ends CR LF or CR (editors on Windows; the app refuses them);
/// - blank lines (the app skips them) and no line end after the last row (koher's forks);
/// - characters after the third of the first line (the app ignores them);
/// - a turn of `0` or `1`, or none if the game is over (stzn's fork);
/// - other even board sizes (koher's forks).
enum SaveReader {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    var findings = SaveFindings(in: source)
    checkEncoding(&findings)
    let lines = SaveLines.ranges(&findings)
    guard let first = lines.first else { return empty(source) }
    let head = SaveHead(first, &findings)
    let rows = Array(lines.dropFirst())
    let text = BoardText(rows: rows.map { source[$0] })
    SaveBoard(rows: rows).check(text, &findings)
    // If a side can move, the missing turn is lost and not the mark of a finished game.
    if let board = text.board, !Position(board: board, turn: .dark).isOver, !head.hasTurn {
      for index in findings.items.indices where findings.items[index].rule == .saveTurnDigit {
        findings.items[index].repair = nil
      }
    }
    // If rows are missing, the end is missing, and not only a line feed.
    if text.board?.isCutOff ?? true { findings.items.removeAll { $0.rule == .saveFinalLineEnd } }
    return ParsedRecord(
      record: text.board.flatMap { board -> ReversiRecord? in
        guard head.isTurnKnown, !board.isCutOff else { return nil }
        return record(source, head: head, board: board, lines: lines, format: format)
      },
      findings: findings.items.inOrderOfText,
      source: source
    )
  }

  private static func checkEncoding(_ findings: inout SaveFindings) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: findings.source.bytes.span)
    } catch {
      let found = DisplayText.quote(findings.source[error.byteOffsets])
      findings.add(.encoding, "\(found) is not UTF-8" + findings.ends(), at: error.byteOffsets)
    }
  }

  private static func empty(_ source: SourceText) -> ParsedRecord {
    let found = source.bytes.isEmpty ? "the file is empty" : "the file only has blank lines"
    return ParsedRecord(
      findings: [
        source.finding(
          .noRecord,
          found + "; a save begins with a line such as x00; the original app starts a new game",
          at: 0..<0
        )
      ],
      source: source
    )
  }

  private static func record(
    _ source: SourceText,
    head: SaveHead,
    board: Board,
    lines: [Range<Int>],
    format: String
  ) -> ReversiRecord {
    var origin = Origin(format: format, parts: head.parts)
    let end = lines[lines.count - 1].upperBound
    origin.parts.append((.start, SourceRange(lines[0].lowerBound..<end)))
    origin.parts.append((.board, SourceRange(lines[1].lowerBound..<end)))
    if end < source.bytes.count {
      origin.parts.append((.lineEnd, SourceRange(end..<source.bytes.count)))
    }
    for (row, range) in lines.dropFirst().enumerated() {
      origin.parts.append((.row(row + 1), SourceRange(range)))
    }
    return ReversiRecord(
      players: Players(
        dark: Player(mode: head.modes[.dark]),
        light: Player(mode: head.modes[.light])
      ),
      start: Position(board: board, turn: head.turn),
      origin: origin
    )
  }
}
