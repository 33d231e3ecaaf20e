import FrameRendering
import PuzzleRules

extension GridSize {
  init(_ size: PuzzleSize) { self.init(width: size.columns, height: size.rows) }
}

extension GridCell {
  init(_ cell: Cell) { self.init(x: cell.column, y: cell.row) }
}

extension Piece {
  /// The panel with a number.
  static func panel(_ number: Int) -> Piece { Piece(.panel, .light, number: number) }
}

extension PieceBoard {
  init(_ puzzle: Puzzle) {
    self.init(GridSize(puzzle.size))
    for cell in puzzle.size.cells {
      guard let number = puzzle.panel(at: cell), number > 0 else { continue }
      self[GridCell(cell)] = .panel(number)
    }
  }
}

extension Frame.Message {
  static let solved = Self("Solved", sentence: "The puzzle is solved.", isFinal: true)
  static let unsolved = Self("", sentence: "The puzzle is not solved.", isFinal: false)
}

extension [Frame.Count] {
  /// How many of all slides were made.
  init(_ count: Int, of total: Int) {
    self = [Frame.Count("\(count) of \(total) slide" + (total == 1 ? "" : "s"))]
  }
}
