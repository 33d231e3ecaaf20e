package import GameRecords

/// The places of the parts of a board on a terminal screen.
///
/// From the top: the title, the letters of the columns, the board, the counts, the message, who plays
/// each side, and a line for the move or an alert.
package struct TerminalLayout: Hashable, Sendable {
  /// What there is room for.
  package let parts: ScreenParts
  /// The size of the board's cells.
  package let spacing: Spacing
  /// Whether lines are short: the message is below the counts, and the alert is only its title.
  let hasShortLines: Bool
  /// Whether there are letters and numbers next to the board.
  let hasCoordinates: Bool
  /// Whether there is a line for a title.
  let hasTitle: Bool
  /// Whether the names of the players are next to the counts, and the message below them.
  let hasNames: Bool
  /// The size that a terminal must have.
  package private(set) var size = TerminalSize(columns: 0, lines: 0)

  /// The size of a cell, the largest first.
  package enum Spacing: CaseIterable, Sendable {
    /// Six columns and three lines, with grid lines between the cells, and room to draw disks.
    case wide
    /// Four columns and two lines, with grid lines between the cells.
    case medium
    /// One column more than the widest piece and one line.
    case narrow
  }

  /// Creates a layout.
  package init(
    _ parts: ScreenParts,
    _ spacing: Spacing,
    hasShortLines: Bool = false,
    hasCoordinates: Bool,
    hasTitle: Bool,
    hasNames: Bool = false
  ) {
    self.parts = parts
    self.spacing = spacing
    self.hasShortLines = hasShortLines
    self.hasCoordinates = hasCoordinates
    self.hasTitle = hasTitle
    self.hasNames = hasNames
    size = TerminalSize(
      columns: max(extent.columns + 2 * margin, statusColumns + 2),
      lines: noteLine + 1
    )
  }

  /// The same parts in all sizes, the largest first; the last one has no room for names.
  package var alternatives: [TerminalLayout] {
    let all = Spacing.allCases.flatMap { spacing in
      [false, true].map { resized(spacing, hasShortLines: $0, hasNames: hasNames) }
    }
    return all + (hasNames ? [resized(.narrow, hasShortLines: true, hasNames: false)] : [])
  }

  private func resized(
    _ spacing: Spacing,
    hasShortLines: Bool,
    hasNames: Bool
  ) -> TerminalLayout {
    TerminalLayout(
      parts,
      spacing,
      hasShortLines: hasShortLines,
      hasCoordinates: hasCoordinates,
      hasTitle: hasTitle,
      hasNames: hasNames
    )
  }

  /// Returns the same parts in the largest size that fits; if none fits, in the one that lacks the
  /// least room.
  package func best(in room: TerminalSize) -> TerminalLayout {
    alternatives.min { room.lack(of: $0.size) < room.lack(of: $1.size) } ?? self
  }

  // MARK: Extents

  /// The board.
  package var board: GridSize { parts.size }

  /// The most columns that any of the lines below the board can need.
  private var statusColumns: Int {
    let names = hasNames ? parts.counts.map { _ in Self.shortestName } : []
    let counts = StatusWords.columns(parts.counts, names)
    let message = parts.messages.map { StatusWords.columns($0) }.max() ?? 0
    let lines = hasMessageLine ? [counts, message] : [counts + StatusWords.gap.count + message]
    let alerts = parts.alerts.map { StatusWords.alert($0, hasShortLines).count }
    return (lines + alerts + [StatusWords.columns(parts.players)]).max() ?? 0
  }

  /// A name of the length for which there is always room.
  private static let shortestName = "name"

  /// Whether the message is on a line of its own.
  var hasMessageLine: Bool { hasShortLines || hasNames }

  /// The columns and lines of a cell, including the grid line to the next one.
  var cell: TerminalSize {
    switch spacing {
    case .wide: TerminalSize(columns: 6, lines: 3)
    case .medium: TerminalSize(columns: 4, lines: 2)
    case .narrow: TerminalSize(columns: parts.cellWidth + 1, lines: 1)
    }
  }

  /// Whether there is a line for who plays.
  var hasPlayers: Bool { !parts.players.isEmpty }

  /// Whether there are grid lines between the cells.
  var hasGrid: Bool { spacing != .narrow }

  /// The columns and lines of the board.
  var extent: TerminalSize {
    TerminalSize(
      columns: cell.columns * board.width + 1,
      lines: cell.lines * board.height + (hasGrid ? 1 : 0)
    )
  }

  /// The columns and lines inside of a cell.
  var inside: TerminalSize {
    hasGrid
      ? TerminalSize(columns: cell.columns - 1, lines: cell.lines - 1)
      : TerminalSize(columns: parts.cellWidth, lines: 1)
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
  var messageLine: Int { countsLine + (hasMessageLine ? 1 : 0) }
  /// The line that says who plays each side.
  var playersLine: Int { messageLine + 1 }
  /// The line with the move or an alert.
  var noteLine: Int { messageLine + (hasPlayers ? 2 : 1) }

  /// Returns the upper left corner inside of a cell.
  package func corner(_ cell: GridCell) -> (line: Int, column: Int) {
    (
      top + cell.y * self.cell.lines + (hasGrid ? 1 : 0),
      left + cell.x * self.cell.columns + 1
    )
  }

  /// Returns the cell at a place; `nil` on the grid lines between cells.
  package func cell(line: Int, column: Int) -> GridCell? {
    let place = (line: line - top - (hasGrid ? 1 : 0), column: column - left - 1)
    guard place.line >= 0, place.line % cell.lines < inside.lines, place.column >= 0,
      place.column % cell.columns < inside.columns
    else { return nil }
    let found = GridCell(x: place.column / cell.columns, y: place.line / cell.lines)
    return board.contains(found) ? found : nil
  }
}
