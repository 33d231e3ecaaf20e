package import GameRecords
package import ReversiRules

/// A position on one line: a symbol for every square, row by row from a1, and the side to move.
package struct PositionLine {
  /// The position; `nil` when it cannot be read.
  package private(set) var position: Position?
  /// Why it cannot be read.
  package private(set) var finding: Finding?
  /// The place of the symbols of the squares.
  package private(set) var board: Range<Int>
  /// The place of the side to move.
  package private(set) var turn: Range<Int>

  /// The sizes of the boards that a line can store: as many rows as columns.
  package static let sizes = stride(from: 4, through: 16, by: 2)
    .compactMap { BoardSize(width: $0, height: $0) }

  /// Reads a position.
  /// - Parameters:
  ///   - range: the bytes to read it from.
  ///   - source: the text.
  ///   - sizes: the boards to expect.
  ///   - separator: the byte between the squares and the side to move, if there is one.
  ///   - digits: the program whose digits the board uses; `nil` when digits are not allowed.
  package init(
    _ range: Range<Int>,
    of source: SourceText,
    sizes: [BoardSize] = sizes,
    separator: UInt8? = nil,
    digits: DigitDialect? = nil
  ) {
    let run = CellRun(range, of: source.bytes)
    board = range.lowerBound..<run.end
    turn = run.end..<run.end
    // With a side right after the squares, the beginning of a large board looks like a small one.
    let attached = separator == nil ? BoardSize.standard : nil
    guard let size = Self.size(of: run, attached: attached, at: range, of: source, from: sizes)
    else {
      finding = Self.countFinding(run, at: range, of: source, sizes)
      return
    }
    let cells = run.symbols.prefix(size.squareCount)
    let end = cells.last?.range.upperBound ?? range.lowerBound
    let gap = source[end..<range.upperBound].prefix { WhiteSpace.isBlank($0) || $0 == separator }
    let start = end + gap.count
    (board, turn) = (range.lowerBound..<end, start..<start)
    if let odd = cells.first(where: { Self.square($0, digits) == nil }) {
      finding = DigitDialect.finding(odd, of: source, digits)
      return
    }
    guard let side = SideText(source[start..<range.upperBound], digits) else {
      finding = Self.turnFinding(at: start..<range.upperBound, of: source, digits)
      return
    }
    turn = start..<start + side.length
    var board = Board(size: size)
    for (square, cell) in zip(size.squares, cells) {
      board[square] = Self.square(cell, digits) ?? nil
    }
    position = Position(board: board, turn: side.turn)
  }

  /// The places of the parts.
  package func origin(format: String) -> Origin {
    let whole = board.lowerBound..<turn.upperBound
    return Origin(
      format: format,
      parts: [
        (.start, SourceRange(whole)), (.board, SourceRange(board)), (.turn, SourceRange(turn)),
      ]
    )
  }

  private static func square(_ symbol: CellRun.Symbol, _ digits: DigitDialect?) -> Disk?? {
    digits?.square(symbol.byte) ?? CellRun.square(symbol.byte)
  }

  /// The size whose squares the symbols fill, with or without the side to move.
  ///
  /// The side is apart from the squares, except on the size whose side may be attached.
  private static func size(
    of run: CellRun,
    attached: BoardSize?,
    at range: Range<Int>,
    of source: SourceText,
    from sizes: [BoardSize]
  ) -> BoardSize? {
    // Many more symbols after an unknown one belong to the same board, unless they are scores of moves.
    let rest = source[run.end..<range.upperBound].prefix { !isEnd($0) && $0 != UInt8(ascii: ":") }
    guard rest.count(where: CellRun.isSymbol) <= 12 else { return nil }
    let counts = hasLoneEnd(run) ? [run.count - 1] : [run.count - 1, run.count]
    for count in counts {
      guard let size = sizes.first(where: { $0.squareCount == count }) else { continue }
      if count == run.count || size == attached || hasGapAtEnd(run) { return size }
    }
    // Words after the side may begin like more squares; the side then has blanks around it.
    return sizes.last { size in
      guard run.count > size.squareCount + 1 else { return false }
      let side = run.symbols[size.squareCount].range
      let around = source[side.lowerBound - 1..<side.upperBound + 1]
      return [around.first, around.last].allSatisfy { $0.map(WhiteSpace.isBlank) ?? true }
    }
  }

  /// Whether the last symbol, and not the one before it, is apart: then it is the side to move.
  private static func hasLoneEnd(_ run: CellRun) -> Bool {
    let end = run.symbols.suffix(3).map(\.range)
    return end.count == 3 && end[0].upperBound == end[1].lowerBound
      && end[1].upperBound < end[2].lowerBound
  }

  /// Whether there is a gap before the last symbol.
  private static func hasGapAtEnd(_ run: CellRun) -> Bool {
    let end = run.symbols.suffix(2).map(\.range)
    return end.count == 2 && end[0].upperBound < end[1].lowerBound
  }

  /// Whether a byte ends the position.
  package static func isEnd(_ byte: UInt8) -> Bool { ";%]".utf8.contains(byte) }

  /// Whether the text before any semicolon or percent sign looks like a damaged 8×8 position.
  package static func resembles(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.prefix { !isEnd($0) }.filter { !WhiteSpace.isBlank($0) }
    // Programs contain positions as texts.
    if text.first == UInt8(ascii: "\"") { return false }
    let squares = text.compactMap { DigitDialect.egaroucid.square($0) }
    // Many texts contain lines drawn with one symbol, or with letters.
    let hasBoth =
      Disk.allCases.allSatisfy(squares.contains) && squares.contains(nil)
      || text.contains(where: ASCII.isDigit) && squares.contains(nil)
    return (60...70).contains(text.count) && squares.count + 4 >= text.count && hasBoth
  }
}
