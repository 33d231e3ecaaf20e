package import GameRecords
package import ReversiRules

/// A board on a line that is followed by a score but no side to move, as in the training data of
/// engines: `--XO… +12`.
///
/// There X is the side to move, and the score is its own.
package struct ScoredBoard {
  /// The position with X to move.
  package let position: Position
  /// The place of the squares.
  package let board: Range<Int>

  /// The board in some bytes of a text; `nil` when they are anything else.
  package init?(_ range: Range<Int>, of source: SourceText, sizes: [BoardSize]) {
    let line = source[range].prefix { !PositionLine.isEnd($0) }
    let squares = line.prefix { !WhiteSpace.isBlank($0) }
    let rest = line.dropFirst(squares.count).trimmed
    let symbols = squares.compactMap(CellRun.square)
    guard symbols.count == squares.count,
      let size = sizes.first(where: { $0.squareCount == symbols.count }),
      // A single digit may be the side to move.
      rest.count > 1, case .score? = OBFField(rest)
    else { return nil }
    var board = Board(size: size)
    for (square, disk) in zip(size.squares, symbols) { board[square] = disk }
    position = Position(board: board, turn: .dark)
    self.board = range.lowerBound..<range.lowerBound + squares.count
  }
}
