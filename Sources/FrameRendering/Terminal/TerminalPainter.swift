/// Turns screens into what a terminal understands: letters and control sequences (ECMA-48).
///
/// Between two pictures the cursor is parked at the beginning of the last line, from where all
/// movements count, so that pictures can stand anywhere on the terminal.
package struct TerminalPainter {
  private let colours: TerminalColours
  /// How letters look now; `nil` as they do without a word.
  private var ink: TerminalScreen.Ink?
  /// Whether the cursor can be moved.
  private var canMove = true
  /// What was written.
  package private(set) var text = ""

  /// A painter for a terminal with some colours.
  package init(_ colours: TerminalColours) { self.colours = colours }

  /// Writes a whole screen with the cursor at its upper left corner.
  package mutating func paint(_ screen: TerminalScreen) {
    for (index, line) in screen.lines.enumerated() {
      if index > 0 { text += "\r\n" }
      paint(line[...], from: 0)
      // Terminals fill lines that scroll up with the colour of the letters' background.
      reset()
    }
    text += "\r"
  }

  /// Writes the lines of a screen for a terminal or a file that only goes on.
  mutating func print(_ screen: TerminalScreen) {
    canMove = colours != .none
    for line in screen.lines {
      // Spaces at the end can only be seen in colours.
      let shown = colours == .none ? line[...(line.lastIndex { $0.text != " " } ?? -1)] : line[...]
      paint(shown, from: 0)
      reset()
      text += "\n"
    }
  }

  /// Writes what another screen has that the one on display has not.
  package mutating func change(from old: TerminalScreen, to new: TerminalScreen) {
    var cursor = new.lines.count - 1
    for (index, line) in new.lines.enumerated() where line != old.lines[index] {
      move(from: cursor, to: index)
      cursor = index
      var column = 0
      while column < line.count {
        guard line[column] != old.lines[index][column] else {
          column += 1
          continue
        }
        let end = line.indices[column...].first { line[$0] == old.lines[index][$0] } ?? line.count
        text += "\u{1B}[\(column + 1)G"
        paint(line[column..<end], from: column)
        column = end
      }
    }
    reset()
    move(from: cursor, to: new.lines.count - 1)
    text += "\r"
  }

  private mutating func move(from line: Int, to other: Int) {
    if other < line { text += "\u{1B}[\(line - other)A" }
    if other > line { text += "\u{1B}[\(other - line)B" }
  }

  private mutating func paint(_ cells: ArraySlice<TerminalScreen.Cell>, from start: Int) {
    var isUnsure = false
    for (column, cell) in zip(start..., cells) where !cell.text.isEmpty {
      // Behind letters that terminals may find wider or narrower, the column is said again.
      let isPlain = cell.text.utf8.count == 1
      if isUnsure, isPlain, canMove { text += "\u{1B}[\(column + 1)G" }
      isUnsure = !isPlain && !Self.isSure(cell.text)
      use(cell.ink)
      text += cell.text
    }
  }

  /// Whether a letter is one of the board's, which are narrow everywhere.
  private static func isSure(_ letter: String) -> Bool {
    letter.unicodeScalars.allSatisfy { (0x2500...0x25FF).contains($0.value) || $0.value == 0xB7 }
  }

  private mutating func use(_ new: TerminalScreen.Ink) {
    guard colours != .none, new != ink else { return }
    var parameters: [String] = []
    if new.isBold != ink?.isBold ?? false { parameters.append(new.isBold ? "1" : "22") }
    if new.foreground != ink?.foreground {
      parameters.append(colours.parameter(new.foreground, isBackground: false))
    }
    if new.background != ink?.background {
      parameters.append(colours.parameter(new.background, isBackground: true))
    }
    text += "\u{1B}[\(parameters.joined(separator: ";"))m"
    ink = new
  }

  private mutating func reset() {
    guard ink != nil else { return }
    text += "\u{1B}[0m"
    ink = nil
  }
}
