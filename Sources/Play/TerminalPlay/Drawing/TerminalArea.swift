package import Apps

/// An area of a terminal's window.
package struct TerminalArea: Hashable {
  /// Its upper left corner, counted from 0 at that of the window.
  let line, column: Int
  /// The numbers of its columns and lines.
  package let size: TerminalSize

  package init(line: Int, column: Int, columns: Int, lines: Int) {
    self.line = line
    self.column = column
    size = TerminalSize(columns: columns, lines: lines)
  }

  /// Creates an area in the middle of another one, or as close to that as the window allows.
  package init(_ size: TerminalSize, over area: TerminalArea, in window: TerminalSize) {
    func start(_ start: Int, _ length: Int, _ own: Int, _ limit: Int) -> Int {
      max(0, min(start + (length - own) / 2, limit - own))
    }
    line = start(area.line, area.size.lines, size.lines, window.lines)
    column = start(area.column, area.size.columns, size.columns, window.columns)
    self.size = size
  }

  /// Returns the area without some columns on both sides.
  func narrowed(by columns: Int) -> TerminalArea {
    TerminalArea(
      line: line,
      column: column + columns,
      columns: size.columns - 2 * columns,
      lines: size.lines
    )
  }

  /// Returns whether a place of the window is in this area.
  package func contains(line: Int, column: Int) -> Bool {
    (self.line..<self.line + size.lines).contains(line)
      && (self.column..<self.column + size.columns).contains(column)
  }
}

extension TerminalScreen {
  /// Draws an empty box with a border.
  mutating func drawBox(_ area: TerminalArea, isHeavy: Bool = false, _ edge: Ink, inside: Ink) {
    let parts = isHeavy ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["┌", "─", "┐", "│", "└", "┘"]
    let (inner, lines) = (area.size.columns - 2, area.size.lines)
    let line = String(repeating: parts[1], count: inner)
    let blank = String(repeating: " ", count: inner)
    write(parts[0] + line + parts[2], line: area.line, column: area.column, edge)
    for offset in 1..<lines - 1 {
      write(parts[3], line: area.line + offset, column: area.column, edge)
      write(blank, line: area.line + offset, column: area.column + 1, inside)
      write(parts[3], line: area.line + offset, column: area.column + inner + 1, edge)
    }
    write(parts[4] + line + parts[5], line: area.line + lines - 1, column: area.column, edge)
  }
}
