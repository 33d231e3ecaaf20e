import GameRecords

/// What a terminal shows: lines of cells with a letter each.
package struct TerminalScreen: Hashable, Sendable {
  /// The cells, line by line; all lines are equally long.
  package private(set) var lines: [[Cell]]

  /// How letters look.
  package struct Ink: Hashable, Sendable {
    /// The colour of the letters.
    package var foreground: Colour
    /// The colour behind them.
    package var background: Colour
    /// Whether they are bold.
    package var isBold: Bool

    /// Colours for letters.
    package init(foreground: Colour, background: Colour, isBold: Bool = false) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
    }
  }

  /// One place for a letter.
  package struct Cell: Hashable, Sendable {
    /// The letter with its marks; empty where a wide letter reaches over from the left.
    package var text: String
    /// How it looks.
    package var ink: Ink
  }

  /// An empty screen.
  package init(_ size: TerminalSize, _ ink: Ink) {
    let blank = Cell(text: " ", ink: ink)
    lines = Array(repeating: Array(repeating: blank, count: size.columns), count: size.lines)
  }

  /// The columns of each line.
  package var columns: Int { lines.first?.count ?? 0 }

  /// Writes a text of narrow letters.
  /// - Returns: the column behind it.
  @discardableResult
  package mutating func write(_ text: some StringProtocol, line: Int, column: Int, _ ink: Ink)
    -> Int
  {
    var column = column
    for letter in text {
      guard lines.indices.contains(line), lines[line].indices.contains(column) else { break }
      lines[line][column] = Cell(text: String(letter), ink: ink)
      column += 1
    }
    return column
  }

  /// Puts the upper lines of another screen on this one, which has room for them.
  package mutating func paste(_ other: TerminalScreen, lines count: Int, line: Int, column: Int) {
    for (offset, cells) in other.lines.prefix(count).enumerated() {
      lines[line + offset].replaceSubrange(column..<column + cells.count, with: cells)
    }
  }

  /// Writes a text of any letters, cut with an ellipsis where a column begins.
  package mutating func write(
    foreign text: String,
    line: Int,
    column: Int,
    before end: Int,
    _ ink: Ink
  ) {
    var cells = Self.cells(of: text, past: end - column, ink)
    if cells.count > end - column {
      cells.removeLast(cells.count - (end - column - 1))
      // Half of a wide letter is none.
      if let last = cells.last, TerminalWidth.columns(of: last.text) > 1 {
        cells[cells.count - 1].text = " "
      }
      cells.append(Cell(text: "…", ink: ink))
    }
    guard lines.indices.contains(line), column + cells.count <= columns else { return }
    lines[line].replaceSubrange(column..<column + cells.count, with: cells)
  }

  /// The most marks that a letter keeps.
  private static let mostMarks = 3

  /// A text as cells, of which those too many are left out.
  ///
  /// Terminals do not agree on how wide joined emoji are, so that each part stands by itself.
  private static func cells(of text: String, past limit: Int, _ ink: Ink) -> [Cell] {
    var cells: [Cell] = []
    var letter = 0
    var marks = 0
    for scalar in DisplayText.escape(text).unicodeScalars {
      guard cells.count <= limit else { break }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        guard !cells.isEmpty, marks < mostMarks, !scalar.properties.isVariationSelector else {
          continue
        }
        cells[letter].text.unicodeScalars.append(scalar)
        marks += 1
      case .format: continue
      default:
        letter = cells.count
        marks = 0
        cells.append(Cell(text: String(scalar), ink: ink))
        if TerminalWidth.columns(of: String(scalar)) > 1 { cells.append(Cell(text: "", ink: ink)) }
      }
    }
    return cells
  }
}
