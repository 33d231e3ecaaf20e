package import GameRecords
package import PuzzleRules

/// A puzzle as lines of text with coordinates, for terminals and documents.
package struct PuzzleDrawing {
  private let puzzle: Puzzle
  private let marked: Cell?
  private let style: TerminalStyle
  /// The panels that can slide.
  private let movable: Set<Int>
  /// The digits of the largest panel number.
  private let width: Int

  /// Creates a drawing of a puzzle.
  /// - Parameters:
  ///   - puzzle: the panels.
  ///   - marked: a cell to put in brackets.
  ///   - style: the text styles to use.
  package init(of puzzle: Puzzle, marking marked: Cell? = nil, style: TerminalStyle) {
    self.puzzle = puzzle
    self.marked = marked
    self.style = style
    movable = Set(puzzle.movablePanels)
    width = String(puzzle.size.panelCount).utf8.count
  }

  /// One line of column letters, then one line for each row.
  package var lines: [String] {
    var bytes: [UInt8] = []
    GridDrawing(
      columns: puzzle.size.columns,
      rows: puzzle.size.rows,
      cellWidth: width,
      marking: marked.map { ($0.column, $0.row) },
      style: style
    )
    .append(to: &bytes) { column, row, _, output in
      output += text(of: Cell(column: column, row: row)).utf8
    }
    return bytes.textLines
  }

  private func text(of cell: Cell) -> String {
    guard let panel = puzzle.panel(at: cell), panel > 0 else {
      return style.dim(aligned("·", to: width))
    }
    let number = aligned(String(panel), to: width)
    return movable.contains(panel) ? style.good(number) : style.bold(number)
  }

  private func aligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.unicodeScalars.count)) + text
  }
}
