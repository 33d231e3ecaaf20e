import GameRecords
import ReversiRules

/// Findings about a position on a line.
extension PositionLine {
  /// The finding when the number of symbols fits no board.
  static func countFinding(
    _ run: CellRun,
    at range: Range<Int>,
    of source: SourceText,
    _ sizes: [BoardSize]
  ) -> Finding {
    let isEnded = source[run.end..<range.upperBound].first.map(isEnd) ?? true
    guard isEnded else {
      let odd = SymbolLine(source[run.end..<range.upperBound]).symbols[0]
      return source.finding(
        .positionSymbol,
        "unknown symbol \(odd.quoted) on the board; expected X for dark, O for light or - for empty",
        at: run.end..<run.end + odd.range.count
      )
    }
    let expected = sizes.count == 1 ? sizes[0] : .standard
    return source.finding(
      .positionCells,
      "\(run.count) symbols; expected \(expected.squareCount + 1) for the squares of a board of "
        + "\(expected) and the side to move",
      at: range.lowerBound..<run.end
    )
  }

  /// The finding when no side to move follows the squares.
  static func turnFinding(
    at rest: Range<Int>,
    of source: SourceText,
    _ digits: DigitDialect?
  ) -> Finding {
    let word = source[rest].prefix { !WhiteSpace.isBlank($0) && !isEnd($0) }
    let place = rest.lowerBound..<rest.lowerBound + word.count
    if word.count == 1, let symbol = word.first, ASCII.isDigit(symbol) {
      let symbol = CellRun.Symbol(byte: symbol, range: place)
      return DigitDialect.finding(symbol, of: source, digits)
    }
    let expected = "expected X (dark), O (light) or - (the game is over)"
    let found =
      word.isEmpty ? "the side to move is missing" : "unknown side \(DisplayText.quote(word))"
    return source.finding(.positionTurn, "\(found); \(expected)", at: place)
  }
}
