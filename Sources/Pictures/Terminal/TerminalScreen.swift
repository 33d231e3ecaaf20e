import GameRecords

/// The contents of a terminal: lines of cells with a letter each.
package struct TerminalScreen: Hashable, Sendable {
  /// The cells, line by line; all lines have the same length.
  package private(set) var lines: [[Cell]]

  /// The style of letters.
  package struct Ink: Hashable, Sendable {
    /// The colour of the letters.
    package var foreground: Colour
    /// The colour behind them.
    package var background: Colour
    /// Whether they are bold.
    package var isBold: Bool

    /// Creates a style.
    package init(foreground: Colour, background: Colour, isBold: Bool = false) {
      self.foreground = foreground
      self.background = background
      self.isBold = isBold
    }
  }

  /// A place for one letter.
  package struct Cell: Hashable, Sendable {
    /// The letter with its marks; empty if a wide letter on the left covers the cell.
    package var text: String
    /// The style of the letter.
    package var ink: Ink
  }

  /// Creates an empty screen.
  package init(_ size: TerminalSize, _ ink: Ink) {
    let blank = Cell(text: " ", ink: ink)
    lines = Array(repeating: Array(repeating: blank, count: size.columns), count: size.lines)
  }

  /// The number of columns.
  package var columns: Int { lines.first?.count ?? 0 }

  /// Writes a text of narrow letters.
  /// - Returns: the column after it.
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

  /// Copies the upper lines of another screen to this one, which must have room for them.
  package mutating func paste(_ other: TerminalScreen, lines count: Int, line: Int, column: Int) {
    for (offset, cells) in other.lines.prefix(count).enumerated() {
      lines[line + offset].replaceSubrange(column..<column + cells.count, with: cells)
    }
  }

  /// Writes a text with any letters, cut with an ellipsis before a column.
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
      // A wide letter cannot be cut in half.
      if let last = cells.last, TerminalWidth.columns(of: last.text) > 1 {
        cells[cells.count - 1].text = " "
      }
      cells.append(Cell(text: "…", ink: ink))
    }
    guard lines.indices.contains(line), column + cells.count <= columns else { return }
    lines[line].replaceSubrange(column..<column + cells.count, with: cells)
  }

  /// The most marks that a letter keeps.
  private static let maxMarks = 3

  /// Returns a text as cells, cut after a limit.
  ///
  /// Terminals disagree about the width of joined emoji, so each part has its own cell.
  private static func cells(of text: String, past limit: Int, _ ink: Ink) -> [Cell] {
    var cells: [Cell] = []
    var letter = 0
    var marks = 0
    for scalar in DisplayText.escape(text).unicodeScalars {
      guard cells.count <= limit else { break }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        guard !cells.isEmpty, marks < maxMarks, !scalar.properties.isVariationSelector else {
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
