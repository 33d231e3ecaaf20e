import GameRecords

/// Draws positions of a game as terminal screens, all of one size.
package struct BoardScreens: Sendable {
  private let layout: TerminalLayout
  private let palette: Theme.Palette
  private let usesColour: Bool
  private let characters: TerminalCharacters
  private let names: [String]
  private let looks: [Piece.Tone: PieceLook]
  /// The parts that are the same on all screens.
  private let base: TerminalScreen

  /// Creates screens of one size.
  /// - Parameters:
  ///   - layout: the places of the parts.
  ///   - palette: their colours.
  ///   - usesColour: whether the colours will be visible; if not, shapes show everything.
  ///   - characters: the characters that the terminal can show.
  ///   - title: the line above the board, if the layout has one.
  ///   - names: the names next to the counts, if there are any.
  package init(
    _ layout: TerminalLayout,
    _ palette: Theme.Palette,
    usesColour: Bool,
    _ characters: TerminalCharacters = .unicode,
    title: String? = nil,
    names: [String] = []
  ) {
    self.layout = layout
    self.names = names
    self.palette = palette
    self.usesColour = usesColour
    self.characters = characters
    looks = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map {
        ($0, PieceLook($0, palette, usesColour: usesColour))
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
    for cell in layout.board.cells { draw(cell, of: contents, on: &screen) }
    if let cursor = contents.cursor {
      let ink = TerminalScreen.Ink(
        foreground: palette.cursor,
        background: palette.board,
        isBold: true
      )
      screen.drawCursor(cursor, isMarked: cursor == contents.lastMove, layout, ink)
    }
    return screen
  }

  /// Returns a piece on the background of the board, where it is easy to see.
  package func chip(_ piece: Piece) -> (text: String, ink: TerminalScreen.Ink) {
    let look = PieceLook(piece.tone, palette, usesColour: usesColour)
    let ink = TerminalScreen.Ink(foreground: look.colour, background: palette.board)
    return (StatusWords.chip(look.glyph(characters)), ink)
  }

  private func draw(_ cell: GridCell, of contents: ScreenContents, on screen: inout TerminalScreen)
  {
    let piece = contents.board[cell]
    let look = piece.flatMap { looks[$0.tone] }
    let isMarked = contents.lastMove == cell
    let isHint = contents.hints?.contains(cell) ?? false
    let picture = CellPicture(
      piece,
      look,
      isMarked: isMarked,
      isHint: isHint,
      layout,
      usesColour: usesColour,
      characters
    )
    let corner = layout.corner(cell)
    let inks = inks(picture, look, isHint: isHint)
    for (index, line) in picture.lines.enumerated() {
      for (offset, letter) in line.enumerated() {
        screen.write(
          String(letter),
          line: corner.line + index,
          column: corner.column + offset,
          picture.mark.contains(letter) ? inks.mark : inks.piece
        )
      }
    }
    guard isMarked, layout.spacing == .narrow else { return }
    screen.write("[", line: corner.line, column: corner.column - 1, inks.outside)
    screen.write(
      "]",
      line: corner.line,
      column: corner.column + layout.inside.columns,
      inks.outside
    )
  }

  /// Returns the styles of the letters of a piece, of the mark on it and of the mark next to it.
  private func inks(
    _ picture: CellPicture,
    _ look: PieceLook?,
    isHint: Bool
  ) -> (piece: TerminalScreen.Ink, mark: TerminalScreen.Ink, outside: TerminalScreen.Ink) {
    let colour = look?.colour ?? (isHint ? palette.legal : palette.lines)
    let outside = TerminalScreen.Ink(
      foreground: palette.mark,
      background: palette.board,
      isBold: true
    )
    // Without colours, letters are in front of the board, or they would be invisible.
    if picture.isFilled, let look, look.isFilled || usesColour {
      let text = [palette.dark, palette.light].max {
        $0.contrast(to: colour) < $1.contrast(to: colour)
      }
      let ink = TerminalScreen.Ink(
        foreground: text ?? palette.text,
        background: colour,
        isBold: isHint
      )
      return (ink, ink, outside)
    }
    let ink = TerminalScreen.Ink(foreground: colour, background: palette.board, isBold: isHint)
    // A mark in the middle of a drawn disk is on the disk; one next to a letter is on the board.
    var mark = outside
    if layout.spacing == .wide { mark.background = colour }
    return (ink, mark, outside)
  }

  private func drawStatus(_ contents: ScreenContents, on screen: inout TerminalScreen) {
    let ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var line = layout.countsLine
    var column = 1
    func write(_ text: String) { column = screen.write(text, line: line, column: column, ink) }
    func draw(_ piece: Piece?) {
      guard let chip = piece.map(chip) else { return }
      column = screen.write(chip.text, line: line, column: column, chip.ink)
    }
    let end = layout.size.columns - 1
    for (count, name) in zip(contents.counts, names + contents.counts.map { _ in "" }) {
      draw(count.piece)
      let text = StatusWords.count(count, name)
      screen.write(foreign: text, line: line, column: column, before: end, ink)
      column += TerminalWidth.columns(of: text)
    }
    if layout.hasMessageLine {
      line = layout.messageLine
      column = 1
    } else {
      write(StatusWords.gap)
    }
    draw(contents.message.piece)
    write(StatusWords.message(contents.message))
  }

  /// Draws who plays.
  private func draw(_ players: [Frame.Player], on screen: inout TerminalScreen) {
    let ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var column = 1
    for player in players {
      let chip = chip(player.piece)
      column = screen.write(chip.text, line: layout.playersLine, column: column, chip.ink)
      let words = StatusWords.player(player)
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
      text = StatusWords.alert(alert, layout.hasShortLines)
    }
    let end = layout.size.columns - 1
    screen.write(foreign: text, line: layout.noteLine, column: 1, before: end, ink)
  }
}
