package import Apps

/// Draws a game in progress as screens of a terminal.
struct PlayScreens {
  /// The layout of the parts.
  let layout: PlayLayout
  let inks: PlayInks
  private let boards: BoardScreens

  init(
    _ layout: PlayLayout,
    _ palette: Theme.Palette,
    usesColour: Bool,
    _ characters: TerminalCharacters
  ) {
    self.layout = layout
    inks = PlayInks(palette)
    boards = BoardScreens(layout.board, palette, usesColour: usesColour, characters)
  }

  /// Returns the screen of a view.
  func screen(_ view: some PlayView) -> TerminalScreen {
    var screen = TerminalScreen(layout.window, inks.text)
    screen.paste(
      boards.board(view.contents),
      lines: layout.boardArea.size.lines,
      line: layout.boardArea.line,
      column: layout.boardArea.column
    )
    if layout.isBeside {
      drawPanel(view, on: &screen)
    } else {
      drawLines(view, on: &screen)
    }
    drawNotice(view, on: &screen)
    if let alert = view.alert {
      draw(AlertBox(alert, layout), chosen: view.input.button, on: &screen)
    }
    if let page = view.input.helpPage { draw(HelpBox(view, layout), page: page, on: &screen) }
    return screen
  }

  /// Draws an empty box with a margin on both sides.
  func drawBoxInFront(_ area: TerminalArea, on screen: inout TerminalScreen) {
    let blank = String(repeating: " ", count: area.size.columns)
    for line in area.line..<area.line + area.size.lines {
      screen.write(blank, line: line, column: area.column, inks.box)
    }
    screen.drawBox(area.narrowed(by: 1), inks.box, inside: inks.box)
  }

  /// Writes a piece.
  /// - Returns: the column after it.
  @discardableResult
  func drawChip(_ piece: Piece, line: Int, column: Int, on screen: inout TerminalScreen) -> Int {
    let chip = boards.chip(piece)
    return screen.write(chip.text, line: line, column: column, chip.ink)
  }

  /// Writes the message of the game, and an animated indicator while the app is busy.
  func drawMessage(
    _ view: some PlayView,
    line: Int,
    column: Int,
    on screen: inout TerminalScreen
  ) {
    var column = column
    let message = view.contents.message
    if let piece = message.piece {
      column = drawChip(piece, line: line, column: column, on: &screen)
    }
    column = screen.write(message.gap + message.words, line: line, column: column, inks.strong)
    guard let activity = view.activity else { return }
    let signs = ["◐", "◓", "◑", "◒"]
    let sign = signs[view.input.steps % signs.count]
    screen.write("\(sign) \(activity)", line: line, column: column + 2, inks.faint)
  }

  private func drawNotice(_ view: some PlayView, on screen: inout TerminalScreen) {
    let area = layout.notice
    let hint = view.hint ?? (layout.isBeside ? "" : "?: all keys")
    let text = view.prompt ?? view.notice
    // A word that is too long for a line is cut off.
    let watched = view.input.watched.map { layout.isBeside ? $0.hint : $0.summary }
    let isFaint = text == nil && !(view.input.watched?.isPaused ?? false)
    let lines = DisplayText.wrap(
      text ?? watched ?? hint,
      width: area.size.columns,
      lines: area.size.lines
    )
    for (index, line) in lines.enumerated() {
      screen.write(
        foreign: line,
        line: area.line + index,
        column: area.column,
        before: area.column + area.size.columns,
        isFaint ? inks.faint : inks.strong
      )
    }
  }
}

/// The colours of everything around the board.
package struct PlayInks {
  let text, strong, faint: TerminalScreen.Ink
  /// Boxes in front of the rest.
  let box, boxStrong: TerminalScreen.Ink
  /// The selected button.
  package let button: TerminalScreen.Ink

  package init(_ palette: Theme.Palette) {
    let (text, page) = (palette.text, palette.page)
    self.text = TerminalScreen.Ink(foreground: text, background: page)
    strong = TerminalScreen.Ink(foreground: text, background: page, isBold: true)
    faint = TerminalScreen.Ink(foreground: text.mixed(with: page, 0.35), background: page)
    box = TerminalScreen.Ink(foreground: page, background: text)
    boxStrong = TerminalScreen.Ink(foreground: page, background: text, isBold: true)
    button = TerminalScreen.Ink(foreground: text, background: page, isBold: true)
  }
}
