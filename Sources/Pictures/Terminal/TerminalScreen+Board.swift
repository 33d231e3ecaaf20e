import GameRecords

extension TerminalScreen {
  /// Draws letters above the board, and numbers to its left.
  mutating func drawCoordinates(_ layout: TerminalLayout, _ ink: Ink) {
    guard layout.hasCoordinates else { return }
    for x in 0..<layout.board.width {
      let cell = GridCell(x: x, y: 0)
      let column = layout.corner(cell).column + layout.inside.columns / 2
      write(cell.letter, line: layout.top - 1, column: column, ink)
    }
    for y in 0..<layout.board.height {
      let number = String(y + 1)
      let line = layout.corner(GridCell(x: 0, y: y)).line + (layout.inside.lines - 1) / 2
      write(number, line: line, column: layout.left - 1 - number.count, ink)
    }
  }

  /// Draws the empty board.
  mutating func drawGrid(_ layout: TerminalLayout, _ ink: Ink) {
    let extent = layout.extent
    for line in 0..<extent.lines {
      let text: String
      if !layout.hasGrid {
        text = String(repeating: " ", count: extent.columns)
      } else {
        let corners =
          switch line {
          case 0: ["┌", "─", "┬", "┐"]
          case extent.lines - 1: ["└", "─", "┴", "┘"]
          case _ where line.isMultiple(of: layout.cell.lines): ["├", "─", "┼", "┤"]
          default: ["│", " ", "│", "│"]
          }
        let inside = String(repeating: corners[1], count: layout.inside.columns)
        let squares = Array(repeating: inside, count: layout.board.width)
        text = corners[0] + squares.joined(separator: corners[2]) + corners[3]
      }
      write(text, line: layout.top + line, column: layout.left, ink)
    }
  }

  /// Draws the cursor around a cell on which a key would act.
  /// - Parameters:
  ///   - cell: the cell.
  ///   - isMarked: whether it has the mark of the last move, part of which must stay visible.
  ///   - layout: the layout.
  ///   - ink: the style of the cursor.
  mutating func drawCursor(_ cell: GridCell, isMarked: Bool, _ layout: TerminalLayout, _ ink: Ink) {
    let corner = layout.corner(cell)
    let inside = layout.inside
    let (left, right) = (corner.column - 1, corner.column + inside.columns)
    guard layout.hasGrid else {
      write("►", line: corner.line, column: left, ink)
      if !isMarked { write("◄", line: corner.line, column: right, ink) }
      return
    }
    let edge = String(repeating: "━", count: inside.columns)
    write("┏\(edge)┓", line: corner.line - 1, column: left, ink)
    for line in corner.line..<corner.line + inside.lines {
      write("┃", line: line, column: left, ink)
      write("┃", line: line, column: right, ink)
    }
    write("┗\(edge)┛", line: corner.line + inside.lines, column: left, ink)
  }
}
