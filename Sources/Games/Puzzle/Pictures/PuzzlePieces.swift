package import FrameRendering
import GameRecords
package import PuzzleRules

extension GridSize {
  package init(_ size: PuzzleSize) { self.init(width: size.columns, height: size.rows) }
}

extension GridCell {
  package init(_ cell: Cell) { self.init(x: cell.column, y: cell.row) }
}

extension Piece {
  /// The panel with a number.
  package static func panel(_ number: Int) -> Piece { Piece(.panel, .light, number: number) }
}

extension PieceBoard {
  package init(_ puzzle: Puzzle) {
    self.init(
      GridSize(puzzle.size),
      puzzle.layout.numbers.map { $0 > 0 ? .panel(Int($0)) : nil }
    )
  }
}

extension Frame.Message {
  package static let solved = Self("Solved", sentence: "The puzzle is solved.", isFinal: true)
  static let unsolved = Self("", sentence: "The puzzle is not solved.", isFinal: false)
}

extension [Frame.Count] {
  /// How many of all slides were made, without a unit under boards that have no room for it.
  init(_ count: Int, of total: Int, under size: PuzzleSize) {
    let all = size.columns < 4 ? "\(total)" : Words.count("slide", total)
    self = [Frame.Count("\(count) of \(all)")]
  }
}
