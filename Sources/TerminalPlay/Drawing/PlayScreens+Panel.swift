import Flipbook

extension PlayScreens {
  // MARK: Next to the board

  /// Draws both sides, the message, the moves and the keys to the right of the board.
  func drawPanel(_ view: GameView, on screen: inout TerminalScreen) {
    for side in Disk.allCases { drawCard(side, view, on: &screen) }
    let panel = layout.panel
    drawMessage(view, line: panel.line + 5, column: panel.column, on: &screen)
    let footer = footerLines(view)
    drawMoves(view.history, before: footer, on: &screen)
    if let event = view.watched { return draw(event, lines: footer, on: &screen) }
    for (hint, area) in layout.keys {
      let column = area.column + (area.column > panel.column ? 6 : 4)
      screen.write(hint.name, line: area.line, column: area.column, inks.strong)
      screen.write(hint.meaning, line: area.line, column: column, inks.faint)
    }
  }

  private func drawCard(_ side: Disk, _ view: GameView, on screen: inout TerminalScreen) {
    let area = layout.card(side)
    let isToMove = view.state.position.turn == side
    screen.drawBox(
      area,
      isHeavy: isToMove,
      isToMove ? inks.strong : inks.faint,
      inside: inks.text
    )
    let line = area.line + 1
    drawChip(side, line: line, column: area.column + 2, on: &screen)
    screen.write(side.description, line: line, column: area.column + 6, inks.text)
    let count = view.state.screen.counts[side].description
    screen.write(count, line: line, column: area.column + 14 - count.count, inks.strong)
    drawMode(side, view, column: 3, on: &screen)
  }

  /// Writes who plays a side, after the key that changes it.
  private func drawMode(
    _ side: Disk,
    _ view: GameView,
    column: Int,
    on screen: inout TerminalScreen
  ) {
    let area = layout.mode(side)
    let mode = view.state.modes[side].rawValue
    if !view.isWatched {
      screen.write(view.modeKey(side), line: area.line, column: area.column, inks.strong)
    }
    screen.write(mode, line: area.line, column: area.column + column, inks.text)
  }

  private func drawMoves(
    _ history: MoveHistory,
    before footer: Int,
    on screen: inout TerminalScreen
  ) {
    let panel = layout.panel
    let first = panel.line + PlayLayout.movesLine
    let lines = panel.size.lines - PlayLayout.movesLine - 1 - footer - 1
    guard lines > 0 else { return }
    let moves = history.moves
    let rows = stride(from: 0, to: moves.count, by: 4).map { start in
      start..<min(start + 4, moves.count)
    }
    let isCut = history.isPartial || rows.count > lines
    let title = "moves " + (isCut ? "… " : "")
    let rule = String(repeating: "─", count: panel.size.columns - title.count)
    screen.write(title + rule, line: first, column: panel.column, inks.faint)
    for (index, row) in rows.suffix(lines).enumerated() {
      for (place, move) in row.enumerated() {
        var column = panel.column + 9 * place
        let number = "\(history.missing + move + 1)."
        let line = first + 1 + index
        column += max(0, 3 - number.count)
        column = screen.write(number, line: line, column: column, inks.faint)
        let isLast = move == moves.count - 1
        screen.write(
          moves[move].inTranscripts,
          line: line,
          column: column + 1,
          isLast ? inks.strong : inks.text
        )
      }
    }
  }

  // MARK: Below the board

  /// Draws both sides and the message in the lines below the board.
  func drawLines(_ view: GameView, on screen: inout TerminalScreen) {
    let panel = layout.panel
    for side in Disk.allCases {
      let area = layout.area(side)
      let column = drawChip(side, line: area.line, column: area.column, on: &screen)
      screen.write(side.description, line: area.line, column: column, inks.text)
      let count = view.state.screen.counts[side].description
      screen.write(count, line: area.line, column: column + 8 - count.count, inks.strong)
      drawMode(side, view, column: 2, on: &screen)
    }
    drawMessage(view, line: panel.line + 2, column: panel.column, on: &screen)
  }
}

extension Move {
  /// The square's name, or `--` for a pass, as in transcripts.
  fileprivate var inTranscripts: String {
    switch self {
    case .placement(let square): square.description
    case .pass: "--"
    }
  }
}
