import Apps

extension PlayScreens {
  // MARK: Next to the board

  /// Draws the cards, the message, the moves and the keys to the right of the board.
  func drawPanel(_ scene: PlayScene, on screen: inout TerminalScreen) {
    for (index, card) in scene.cards.enumerated() { draw(card, index, scene, on: &screen) }
    let panel = layout.panel
    drawMessage(scene, line: panel.line + 5, column: panel.column, on: &screen)
    let footer = footerLines(scene)
    draw(scene.moves, before: footer, on: &screen)
    if let event = scene.input.watched { return draw(event, lines: footer, on: &screen) }
    for (hint, area) in layout.keys(scene.keys) {
      let column = area.column + (area.column > panel.column ? 6 : 4)
      screen.write(hint.name, line: area.line, column: area.column, inks.strong)
      screen.write(hint.meaning, line: area.line, column: column, inks.faint)
    }
  }

  private func draw(
    _ card: PlayCard,
    _ index: Int,
    _ scene: PlayScene,
    on screen: inout TerminalScreen
  ) {
    let area = layout.card(index)
    screen.drawBox(
      area,
      isHeavy: card.isActive,
      card.isActive ? inks.strong : inks.faint,
      inside: inks.text
    )
    let line = area.line + 1
    var column = area.column + 3
    if let piece = card.piece {
      drawChip(piece, line: line, column: column - 1, on: &screen)
      column += 3
    }
    screen.write(card.name, line: line, column: column, inks.text)
    let number = card.number
    screen.write(number, line: line, column: area.column + 14 - number.count, inks.strong)
    drawMode(card, index, scene, column: 3, on: &screen)
  }

  /// Writes the words of a card after their key.
  private func drawMode(
    _ card: PlayCard,
    _ index: Int,
    _ scene: PlayScene,
    column: Int,
    on screen: inout TerminalScreen
  ) {
    let area = layout.mode(index)
    if !scene.isWatched {
      screen.write(card.key, line: area.line, column: area.column, inks.strong)
    }
    screen.write(card.words, line: area.line, column: area.column + column, inks.text)
  }

  private func draw(
    _ moves: PlayedMoves,
    before footer: Int,
    on screen: inout TerminalScreen
  ) {
    let panel = layout.panel
    let first = panel.line + PlayLayout.movesLine
    let lines = panel.size.lines - PlayLayout.movesLine - 1 - footer - 1
    guard lines > 0 else { return }
    let rows = (moves.count + 3) / 4
    let shown = 4 * max(0, rows - lines)..<moves.count
    let isCut = moves.isPartial || rows > lines
    let title = "moves " + (isCut ? "… " : "")
    let rule = String(repeating: "─", count: panel.size.columns - title.count)
    screen.write(title + rule, line: first, column: panel.column, inks.faint)
    for (index, (move, text)) in zip(shown, moves.texts(shown)).enumerated() {
      let (row, place) = index.quotientAndRemainder(dividingBy: 4)
      let line = first + 1 + row
      let number = "\(moves.missing + move + 1)."
      var column = panel.column + 9 * place + max(0, 3 - number.count)
      column = screen.write(number, line: line, column: column, inks.faint)
      let isLast = move == moves.count - 1
      screen.write(text, line: line, column: column + 1, isLast ? inks.strong : inks.text)
    }
  }

  // MARK: Below the board

  /// Draws the cards and the message in the lines below the board.
  func drawLines(_ scene: PlayScene, on screen: inout TerminalScreen) {
    let panel = layout.panel
    for (index, card) in scene.cards.enumerated() {
      let area = layout.area(index)
      var column = area.column
      if let piece = card.piece {
        column = drawChip(piece, line: area.line, column: column, on: &screen)
      }
      screen.write(card.name, line: area.line, column: column, inks.text)
      let (number, end) = (card.number, area.column + 11)
      screen.write(number, line: area.line, column: end - number.count, inks.strong)
      drawMode(card, index, scene, column: 2, on: &screen)
    }
    drawMessage(scene, line: panel.line + 2, column: panel.column, on: &screen)
  }
}
