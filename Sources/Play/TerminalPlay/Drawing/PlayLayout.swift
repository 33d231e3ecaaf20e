package import Apps

/// Where the parts of the game are in a terminal's window.
package struct PlayLayout: Hashable {
  /// The window.
  package let window: TerminalSize
  /// The board's own parts.
  package let board: TerminalLayout
  /// The area of the board with its letters and numbers.
  package let boardArea: TerminalArea
  /// The area of the cards, the message and more: right of the board, or in three lines below it.
  package let panel: TerminalArea
  /// The area of notices.
  package let notice: TerminalArea
  /// Whether the panel is right of the board.
  package let isBeside: Bool

  /// The smallest size of a panel right of the board.
  private static let panelSize = TerminalSize(columns: 34, lines: 11)
  /// The smallest size of the lines below the board.
  private static let statusSize = TerminalSize(columns: 23, lines: 3)

  /// One way to arrange the parts.
  private struct Arrangement {
    let board: TerminalLayout
    let isBeside: Bool

    /// The size of the board.
    var boardSize: TerminalSize {
      TerminalSize(columns: board.size.columns, lines: board.boardLines)
    }

    /// The smallest size of the window, with one line for notices.
    var size: TerminalSize {
      isBeside
        ? TerminalSize(
          columns: boardSize.columns + panelSize.columns + 1,
          lines: max(boardSize.lines, panelSize.lines + 1) + 2
        )
        : TerminalSize(
          columns: max(boardSize.columns, statusSize.columns),
          lines: boardSize.lines + statusSize.lines + 1
        )
    }
  }

  /// The ways to arrange the parts, the best first.
  private static func arrangements(_ parts: ScreenParts) -> [Arrangement] {
    let ways: [(TerminalLayout.Spacing, Bool)] = [
      (.wide, true), (.medium, true), (.wide, false), (.medium, false), (.narrow, true),
      (.narrow, false),
    ]
    return ways.map { spacing, isBeside in
      let board = TerminalLayout(
        parts,
        spacing,
        hasShortLines: true,
        hasCoordinates: true,
        hasTitle: false
      )
      return Arrangement(board: board, isBeside: isBeside)
    }
  }

  /// Creates the best layout for a window; returns `nil` if there is none.
  package init?(_ parts: ScreenParts, in window: TerminalSize) {
    let best = Self.arrangements(parts).first { window.lack(of: $0.size) == 0 }
    guard let best else { return nil }
    self.window = window
    board = best.board
    isBeside = best.isBeside
    // An extra line separates the lines below the board; a panel next to it uses the room for
    // moves.
    let gap = !isBeside && window.lines > best.size.lines ? 1 : 0
    let columns = best.size.columns
    let lines = isBeside ? max(best.size.lines, min(window.lines, 20)) : best.size.lines + gap
    let indent = isBeside || columns < 30 ? 1 : 3
    let left = (window.columns - columns) / 2
    let top = (window.lines - lines) / 2
    let boardColumn = left + (isBeside ? 0 : (columns - best.boardSize.columns) / 2)
    boardArea = TerminalArea(
      line: top + (isBeside ? (lines - 2 - best.boardSize.lines) / 2 : 0),
      column: boardColumn,
      columns: best.boardSize.columns,
      lines: best.boardSize.lines
    )
    panel =
      isBeside
      ? TerminalArea(
        line: top + 1,
        column: left + best.boardSize.columns,
        columns: Self.panelSize.columns,
        lines: lines - 3
      )
      : TerminalArea(
        line: top + best.boardSize.lines + gap,
        column: left + indent,
        columns: columns - indent,
        lines: Self.statusSize.lines
      )
    notice = TerminalArea(
      line: top + lines - 1,
      column: left + indent,
      columns: columns - indent - 1,
      lines: min(2, window.lines - (top + lines - 1))
    )
  }

  /// Returns the sufficient window size that is nearest to a window that is too small.
  package static func least(_ parts: ScreenParts, near window: TerminalSize) -> TerminalSize {
    let sizes = arrangements(parts).map(\.size)
    return sizes.min { window.lack(of: $0) < window.lack(of: $1) } ?? window
  }
}
