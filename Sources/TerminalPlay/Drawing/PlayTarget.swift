package import Flipbook

/// The target of a mouse press.
package enum PlayTarget: Hashable {
  case square(Square)
  /// The mode of a side.
  case mode(Disk)
  /// The hint of a key.
  case key(Key)
}

extension PlayLayout {
  /// Returns the target at a place of the window, if no box is in front of it.
  package func target(line: Int, column: Int) -> PlayTarget? {
    let cell = board.cell(line: line - boardArea.line, column: column - boardArea.column)
    if let square = cell.flatMap({ Square($0) }) { return .square(square) }
    if let side = Disk.allCases.first(where: { area($0).contains(line: line, column: column) }) {
      return .mode(side)
    }
    // In a narrow window, the notice says which key lists all keys.
    if !isBeside, notice.contains(line: line, column: column) { return .key(.letter("?")) }
    return keys.first { $0.area.contains(line: line, column: column) }.map { .key($0.hint.key) }
  }

  // MARK: The sides

  /// Returns the area of a side's card in a panel next to the board.
  func card(_ side: Disk) -> TerminalArea {
    let column = panel.column + (side == .dark ? 0 : 18)
    return TerminalArea(line: panel.line, column: column, columns: 16, lines: 4)
  }

  /// Returns the area of a side, with its disk, its name, its count and its mode.
  package func area(_ side: Disk) -> TerminalArea {
    guard !isBeside else { return card(side) }
    let line = panel.line + (side == .dark ? 0 : 1)
    return TerminalArea(line: line, column: panel.column, columns: 22, lines: 1)
  }

  /// Returns the area of a side's mode.
  package func mode(_ side: Disk) -> TerminalArea {
    guard isBeside else {
      let area = area(side)
      return TerminalArea(line: area.line, column: area.column + 12, columns: 10, lines: 1)
    }
    let card = card(side)
    return TerminalArea(line: card.line + 2, column: card.column + 3, columns: 11, lines: 1)
  }

  // MARK: The keys

  /// A key in the panel and what it does.
  package struct KeyHint: Hashable {
    let name, meaning: String
    package let key: Key
  }

  private static let hints = [
    [
      KeyHint(name: "Tab", meaning: "next legal", key: .tab),
      KeyHint(name: "Enter", meaning: "place", key: .enter),
    ],
    [
      KeyHint(name: "s", meaning: "show legal", key: .letter("s")),
      KeyHint(name: "r", meaning: "reset", key: .letter("r")),
    ],
    [
      KeyHint(name: "?", meaning: "all keys", key: .letter("?")),
      KeyHint(name: "q", meaning: "quit", key: .letter("q")),
    ],
  ]

  /// The number of lines that the keys take at the end of a panel next to the board.
  static let keyLines = hints.count

  /// The line of the panel where the list of moves begins.
  static let movesLine = 7

  /// The keys and their places.
  package var keys: [(hint: KeyHint, area: TerminalArea)] {
    guard isBeside else { return [] }
    return Self.hints.enumerated().flatMap { index, hints in
      hints.enumerated().map { number, hint in
        let area = TerminalArea(
          line: panel.line + panel.size.lines - Self.keyLines + index,
          column: panel.column + number * 18,
          columns: 16,
          lines: 1
        )
        return (hint, area)
      }
    }
  }
}
