package import ReversiRules

/// The places of the parts of a board on a terminal screen.
///
/// From the top: the title, the letters of the columns, the board, the counts, the message, who plays
/// each side, and a line for the move or an alert.
package struct TerminalLayout: Hashable, Sendable {
  /// The board.
  package let board: BoardSize
  /// The size of its squares.
  package let spacing: Spacing
  /// Whether the message is below the counts, not next to them, and the alert is only its title.
  let hasShortLines: Bool
  /// Whether there is a line for who plays each side, and room for every alert.
  let hasPlayers: Bool
  /// Whether there are letters and numbers next to the board.
  let hasCoordinates: Bool
  /// Whether there is a line for a title.
  let hasTitle: Bool
  /// The size that a terminal must have.
  package private(set) var size = TerminalSize(columns: 0, lines: 0)

  /// The size of a square, the largest first.
  package enum Spacing: CaseIterable, Sendable {
    /// Six columns and three lines, with grid lines between the squares, and room to draw disks.
    case wide
    /// Four columns and two lines, with grid lines between the squares.
    case medium
    /// Two columns and one line.
    case narrow
  }

  /// Creates a layout.
  package init(
    _ board: BoardSize,
    _ spacing: Spacing,
    hasShortLines: Bool = false,
    hasPlayers: Bool = false,
    hasCoordinates: Bool,
    hasTitle: Bool
  ) {
    self.board = board
    self.spacing = spacing
    self.hasShortLines = hasShortLines
    self.hasPlayers = hasPlayers
    self.hasCoordinates = hasCoordinates
    self.hasTitle = hasTitle
    size = TerminalSize(
      columns: max(extent.columns + 2 * margin, StatusWords.columns(self) + 2),
      lines: noteLine + 1
    )
  }

  /// The same parts in all sizes, the largest first.
  package var alternatives: [TerminalLayout] {
    Spacing.allCases.flatMap { spacing in
      [false, true].map { hasShortLines in
        TerminalLayout(
          board,
          spacing,
          hasShortLines: hasShortLines,
          hasPlayers: hasPlayers,
          hasCoordinates: hasCoordinates,
          hasTitle: hasTitle
        )
      }
    }
  }

  // MARK: Extents

  /// The columns and lines of a square, including the grid line to the next one.
  var square: TerminalSize {
    switch spacing {
    case .wide: TerminalSize(columns: 6, lines: 3)
    case .medium: TerminalSize(columns: 4, lines: 2)
    case .narrow: TerminalSize(columns: 2, lines: 1)
    }
  }

  /// Whether there are grid lines between the squares.
  var hasGrid: Bool { spacing != .narrow }

  /// The columns and lines of the board.
  var extent: TerminalSize {
    TerminalSize(
      columns: square.columns * board.width + 1,
      lines: square.lines * board.height + (hasGrid ? 1 : 0)
    )
  }

  /// The columns and lines inside of a square.
  var inside: TerminalSize {
    hasGrid
      ? TerminalSize(columns: square.columns - 1, lines: square.lines - 1)
      : TerminalSize(columns: 1, lines: 1)
  }

  /// The columns on each side of the board.
  private var margin: Int { hasCoordinates ? 3 : 1 }

  /// The lines of the board and of what is above it.
  package var boardLines: Int { countsLine }

  // MARK: Places

  /// The board's upper edge.
  var top: Int { (hasTitle ? 1 : 0) + (hasCoordinates ? 1 : 0) }
  /// The board's left edge.
  var left: Int { (size.columns - extent.columns) / 2 }
  /// The line with the counts.
  var countsLine: Int { top + extent.lines }
  /// The line with the message.
  var messageLine: Int { countsLine + (hasShortLines ? 1 : 0) }
  /// The line that says who plays each side.
  var playersLine: Int { messageLine + 1 }
  /// The line with the move or an alert.
  var noteLine: Int { messageLine + (hasPlayers ? 2 : 1) }

  /// Returns the upper left corner inside of a square.
  package func corner(_ square: Square) -> (line: Int, column: Int) {
    (
      top + square.y * self.square.lines + (hasGrid ? 1 : 0),
      left + square.x * self.square.columns + 1
    )
  }

  /// Returns the square at a place; `nil` on the grid lines between squares.
  package func square(line: Int, column: Int) -> Square? {
    let place = (line: line - top - (hasGrid ? 1 : 0), column: column - left - 1)
    guard place.line >= 0, place.line % square.lines < inside.lines, place.column >= 0,
      place.column % square.columns < inside.columns,
      let square = Square(x: place.column / square.columns, y: place.line / square.lines),
      board.contains(square)
    else { return nil }
    return square
  }
}
