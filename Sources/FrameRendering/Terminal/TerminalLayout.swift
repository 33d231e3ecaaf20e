package import ReversiRules

/// Where the parts of a board are on a terminal's screen.
///
/// From the top: the title, the letters of the columns, the board, the counts with the message, and a
/// line for the move or the alert of a pass.
package struct TerminalLayout: Hashable, Sendable {
  /// The board.
  let board: BoardSize
  /// The room for its squares.
  let spacing: Spacing
  /// Whether letters and numbers stand beside it.
  let hasCoordinates: Bool

  /// How much room a square has, the most first.
  package enum Spacing: CaseIterable, Sendable {
    /// Six columns and three lines, with lines between the squares: room to draw disks.
    case wide
    /// Four columns and two lines, with lines between the squares.
    case medium
    /// Two columns and one line.
    case narrow
  }

  /// A layout.
  package init(_ board: BoardSize, _ spacing: Spacing, hasCoordinates: Bool) {
    self.board = board
    self.spacing = spacing
    self.hasCoordinates = hasCoordinates
  }

  /// Columns and lines of a square, with the line to the next one.
  var square: (columns: Int, lines: Int) {
    switch spacing {
    case .wide: (6, 3)
    case .medium: (4, 2)
    case .narrow: (2, 1)
    }
  }

  /// Whether there are lines between the squares.
  var hasGrid: Bool { spacing != .narrow }

  /// Columns and lines of the board.
  var extent: (columns: Int, lines: Int) {
    (square.columns * board.width + 1, square.lines * board.height + (hasGrid ? 1 : 0))
  }

  /// What counts, message and the alert need.
  private static let leastColumns = 32
  /// The columns left of the board, as many as on its right.
  private var margin: Int { hasCoordinates ? 3 : 1 }

  /// The columns of the screen.
  package var columns: Int { max(Self.leastColumns, extent.columns + 2 * margin) }
  /// The lines of the screen.
  package var lines: Int { top + extent.lines + 2 }

  /// The board's upper edge.
  var top: Int { hasCoordinates ? 2 : 1 }
  /// The board's left edge.
  var left: Int { (columns - extent.columns) / 2 }
  /// The line with the counts and the message.
  var statusLine: Int { top + extent.lines }
  /// The line with the move, or the alert of a pass.
  var noteLine: Int { statusLine + 1 }

  /// The upper left corner of what is inside of a square.
  func corner(_ square: Square) -> (line: Int, column: Int) {
    (
      top + square.y * self.square.lines + (hasGrid ? 1 : 0),
      left + square.x * self.square.columns + 1
    )
  }

  /// Columns and lines inside of a square.
  var inside: (columns: Int, lines: Int) {
    hasGrid ? (square.columns - 1, square.lines - 1) : (1, 1)
  }
}
