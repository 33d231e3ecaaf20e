import GameRecords
package import ReversiRules

/// Draws positions of a game as terminal screens, all of one size.
package struct BoardScreens: Sendable {
  private let layout: TerminalLayout
  private let palette: Theme.Palette
  private let usesColour: Bool
  private let characters: TerminalCharacters
  private let looks: [Disk: DiskLook]
  /// The parts that are the same on all screens.
  private let base: TerminalScreen

  /// Creates screens of one size.
  /// - Parameters:
  ///   - layout: the places of the parts.
  ///   - palette: their colours.
  ///   - usesColour: whether the colours will be visible; if not, shapes show everything.
  ///   - characters: the characters that the terminal can show.
  ///   - title: the line above the board, if the layout has one.
  package init(
    _ layout: TerminalLayout,
    _ palette: Theme.Palette,
    usesColour: Bool,
    _ characters: TerminalCharacters = .unicode,
    title: String? = nil
  ) {
    self.layout = layout
    self.palette = palette
    self.usesColour = usesColour
    self.characters = characters
    looks = Dictionary(
      uniqueKeysWithValues: Disk.allCases.map {
        ($0, DiskLook($0, palette, usesColour: usesColour))
      }
    )
    let page = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var base = TerminalScreen(layout.size, page)
    if layout.hasTitle, let title {
      var ink = page
      ink.isBold = true
      base.write(foreign: title, line: 0, column: 1, before: layout.size.columns - 1, ink)
    }
    base.drawCoordinates(layout, page)
    base.drawGrid(
      layout,
      TerminalScreen.Ink(foreground: palette.lines, background: palette.board)
    )
    self.base = base
  }

  /// Returns the screen with some contents.
  package func screen(_ contents: ScreenContents) -> TerminalScreen {
    var screen = board(contents)
    drawStatus(contents, on: &screen)
    if layout.hasPlayers, let players = contents.players { draw(players, on: &screen) }
    drawNote(contents.note, on: &screen)
    return screen
  }

  /// Returns the screen with only the board, which takes ``TerminalLayout/boardLines``.
  package func board(_ contents: ScreenContents) -> TerminalScreen {
    var screen = base
    for square in layout.board.squares { draw(square, of: contents, on: &screen) }
    if let cursor = contents.cursor {
      let ink = TerminalScreen.Ink(
        foreground: palette.cursor,
        background: palette.board,
        isBold: true
      )
      screen.drawCursor(cursor, isMarked: cursor == contents.lastPlacement, layout, ink)
    }
    return screen
  }

  /// Returns a side's disk on the background of the board, where it is easy to see.
  package func chip(_ side: Disk) -> (text: String, ink: TerminalScreen.Ink) {
    let look = DiskLook(side, palette, usesColour: usesColour)
    let ink = TerminalScreen.Ink(foreground: look.colour, background: palette.board)
    return (StatusWords.chip(look.glyph(characters)), ink)
  }

  private func draw(_ square: Square, of contents: ScreenContents, on screen: inout TerminalScreen)
  {
    let disk = contents.board[square].flatMap { looks[$0] }
    let isMarked = contents.lastPlacement == square
    let isLegal = contents.legalMoves?.contains(square) ?? false
    let picture = SquarePicture(
      disk,
      isMarked: isMarked,
      isLegal: isLegal,
      layout.spacing,
      usesColour: usesColour,
      characters
    )
    let corner = layout.corner(square)
    let colour = disk?.colour ?? (isLegal ? palette.legal : palette.lines)
    let ink = TerminalScreen.Ink(foreground: colour, background: palette.board, isBold: isLegal)
    // A mark in the middle of a drawn disk is on the disk; one next to a letter is on the board.
    let ground = layout.spacing == .wide ? colour : palette.board
    let mark = TerminalScreen.Ink(foreground: palette.mark, background: ground, isBold: true)
    for (index, line) in picture.lines.enumerated() {
      for (offset, letter) in line.enumerated() {
        screen.write(
          String(letter),
          line: corner.line + index,
          column: corner.column + offset,
          picture.mark.contains(letter) ? mark : ink
        )
      }
    }
    guard isMarked, layout.spacing == .narrow else { return }
    screen.write("[", line: corner.line, column: corner.column - 1, mark)
    screen.write("]", line: corner.line, column: corner.column + 1, mark)
  }

  private func drawStatus(_ contents: ScreenContents, on screen: inout TerminalScreen) {
    let ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var line = layout.countsLine
    var column = 1
    func write(_ text: String) { column = screen.write(text, line: line, column: column, ink) }
    func draw(_ disk: Disk) {
      let chip = chip(disk)
      column = screen.write(chip.text, line: line, column: column, chip.ink)
    }
    for disk in Disk.allCases {
      draw(disk)
      write(StatusWords.count(contents.counts[disk]))
    }
    if layout.hasShortLines {
      line = layout.messageLine
      column = 1
    } else {
      write(StatusWords.gap)
    }
    if let side = contents.message.side { draw(side) }
    write(StatusWords.message(contents.message))
  }

  /// Draws who plays each side.
  private func draw(_ players: Frame.Players, on screen: inout TerminalScreen) {
    let ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var column = 1
    for disk in Disk.allCases {
      let chip = chip(disk)
      column = screen.write(chip.text, line: layout.playersLine, column: column, chip.ink)
      let words = StatusWords.player(disk, players)
      column = screen.write(words, line: layout.playersLine, column: column, ink)
    }
  }

  private func drawNote(_ note: ScreenContents.Note?, on screen: inout TerminalScreen) {
    var ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    let text: String
    switch note {
    case nil: return
    case .words(let words): text = words
    case .alert(let alert):
      ink = TerminalScreen.Ink(foreground: palette.page, background: palette.text, isBold: true)
      text = StatusWords.alert(alert, layout)
    }
    let end = layout.size.columns - 1
    screen.write(foreign: text, line: layout.noteLine, column: 1, before: end, ink)
  }
}
