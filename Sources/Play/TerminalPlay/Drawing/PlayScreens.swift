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

  /// Returns the screen of a scene.
  func screen(_ scene: PlayScene) -> TerminalScreen {
    var screen = TerminalScreen(layout.window, inks.text)
    screen.paste(
      boards.board(scene.contents),
      lines: layout.boardArea.size.lines,
      line: layout.boardArea.line,
      column: layout.boardArea.column
    )
    if layout.isBeside {
      drawPanel(scene, on: &screen)
    } else {
      drawLines(scene, on: &screen)
    }
    drawNotice(scene, on: &screen)
    if let alert = scene.alert {
      draw(AlertBox(alert, layout), chosen: scene.input.button, on: &screen)
    }
    if let page = scene.input.helpPage { draw(HelpBox(scene, layout), page: page, on: &screen) }
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
    _ scene: PlayScene,
    line: Int,
    column: Int,
    on screen: inout TerminalScreen
  ) {
    var column = column
    let message = scene.contents.message
    if let piece = message.piece {
      column = drawChip(piece, line: line, column: column, on: &screen)
    }
    column = screen.write(message.gap + message.words, line: line, column: column, inks.strong)
    guard let activity = scene.activity else { return }
    let signs = ["◐", "◓", "◑", "◒"]
    let sign = signs[scene.input.steps % signs.count]
    screen.write("\(sign) \(activity)", line: line, column: column + 2, inks.faint)
  }

  private func drawNotice(_ scene: PlayScene, on screen: inout TerminalScreen) {
    let area = layout.notice
    let hint = scene.hint ?? (layout.isBeside ? "" : "?: all keys")
    let text = scene.prompt ?? scene.input.notice
    // A word that is too long for a line is cut off.
    let watched = scene.input.watched.map { layout.isBeside ? $0.hint : $0.summary }
    let isFaint = text == nil && !(scene.input.watched?.isPaused ?? false)
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
