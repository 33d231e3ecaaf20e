import GameRecords

/// Turns screens into letters and control sequences for a terminal (ECMA-48).
///
/// Between two pictures the cursor stays at the beginning of the last line. All movements are
/// relative to it, so pictures can be anywhere on the terminal.
package struct TerminalPainter {
  private let colours: TerminalColours
  private let characters: TerminalCharacters
  /// The current style of letters; `nil` for the terminal's default.
  private var ink: TerminalScreen.Ink?
  /// Whether the output can move the cursor.
  private var canMove = true
  /// The text written so far.
  package private(set) var text = ""

  /// Creates a painter for a terminal with some colours and characters.
  package init(_ colours: TerminalColours, _ characters: TerminalCharacters = .unicode) {
    self.colours = colours
    self.characters = characters
  }

  /// Writes a whole screen with the cursor at its upper left corner.
  package mutating func paint(_ screen: TerminalScreen) {
    for (index, line) in screen.lines.enumerated() {
      if index > 0 { text += "\r\n" }
      paint(line[...], from: 0)
      // Terminals fill lines that scroll up with the current background colour.
      reset()
    }
    text += "\r"
  }

  /// Writes the lines of a screen without moving the cursor back, for a terminal or a file.
  mutating func print(_ screen: TerminalScreen) {
    canMove = colours != .none
    for line in screen.lines {
      // Trailing spaces are visible only in colour.
      let shown = colours == .none ? line[...(line.lastIndex { $0.text != " " } ?? -1)] : line[...]
      paint(shown, from: 0)
      reset()
      text += "\n"
    }
  }

  /// Writes the differences of a screen from the one on display.
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
      // Letters whose width terminals disagree about are drawn over spaces; after them, the column is set again.
      let letter = characters.cells(cell.text)
      let isPlain = letter.utf8.allSatisfy { $0 < 0x80 }
      let width = TerminalWidth.columns(of: letter)
      let place = "\u{1B}[\(column + 1)G"
      if isUnsure, isPlain || width > 1, canMove { text += place }
      isUnsure = !isPlain && !Self.isSure(letter)
      use(cell.ink)
      if isUnsure, width > 1, canMove { text += String(repeating: " ", count: width) + place }
      text += letter
    }
  }

  /// Whether a letter is one of the board's, which are narrow on every terminal.
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
