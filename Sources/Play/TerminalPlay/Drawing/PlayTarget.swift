package import Apps

/// The target of a mouse press.
package enum PlayTarget: Hashable {
  case cell(GridCell)
  /// A card next to the board.
  case card(Int)
  /// The hint of a key.
  case key(Key)
}

extension PlayLayout {
  /// Returns the target at a place of the window, if no box is in front of it.
  package func target(of scene: PlayScene, line: Int, column: Int) -> PlayTarget? {
    let cell = board.cell(line: line - boardArea.line, column: column - boardArea.column)
    if let cell { return .cell(cell) }
    let cards = scene.cards.indices
    if let card = cards.first(where: { area($0).contains(line: line, column: column) }) {
      return .card(card)
    }
    // In a narrow window, the notice says which key lists all keys.
    if !isBeside, notice.contains(line: line, column: column) { return .key(.letter("?")) }
    return keys(scene.keys).first { $0.area.contains(line: line, column: column) }.map {
      .key($0.hint.key)
    }
  }

  // MARK: The cards

  /// Returns the area of a card in a panel next to the board.
  func card(_ index: Int) -> TerminalArea {
    let column = panel.column + index * 18
    return TerminalArea(line: panel.line, column: column, columns: 16, lines: 4)
  }

  /// Returns the area of a card, or of its line below the board.
  package func area(_ index: Int) -> TerminalArea {
    guard !isBeside else { return card(index) }
    let line = panel.line + index
    return TerminalArea(line: line, column: panel.column, columns: 22, lines: 1)
  }

  /// Returns the area of a card's key and words.
  package func mode(_ index: Int) -> TerminalArea {
    guard isBeside else {
      let area = area(index)
      return TerminalArea(line: area.line, column: area.column + 12, columns: 10, lines: 1)
    }
    let card = card(index)
    return TerminalArea(line: card.line + 2, column: card.column + 3, columns: 11, lines: 1)
  }

  // MARK: The keys

  /// The line of the panel where the list of moves begins.
  static let movesLine = 7

  /// Returns keys and their places at the end of a panel next to the board.
  package func keys(_ hints: [[KeyHint]]) -> [(hint: KeyHint, area: TerminalArea)] {
    guard isBeside else { return [] }
    return hints.enumerated().flatMap { index, line in
      line.enumerated().map { number, hint in
        let area = TerminalArea(
          line: panel.line + panel.size.lines - hints.count + index,
          column: panel.column + number * 18,
          columns: 16,
          lines: 1
        )
        return (hint, area)
      }
    }
  }
}
