internal import GameRecords
internal import ReversiRules

/// Draws the frames of a game as screens of a terminal, all of one size.
struct BoardScreens {
  private let layout: TerminalLayout
  private let palette: Theme.Palette
  private let usesColour: Bool
  private let looks: [Disk: DiskLook]
  private let options: RenderingOptions
  /// What is the same on all screens.
  private let base: TerminalScreen

  init(_ game: PlayedGame, _ options: RenderingOptions, _ layout: TerminalLayout) {
    self.layout = layout
    self.options = options
    let palette = options.theme.colours
    let usesColour = options.terminalColours != .none
    looks = Dictionary(
      uniqueKeysWithValues: Disk.allCases.map {
        ($0, DiskLook($0, palette, usesColour: usesColour))
      }
    )
    self.palette = palette
    self.usesColour = usesColour
    let page = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var base = TerminalScreen(layout.size, page)
    if let caption = game.caption(options, columns: layout.size.columns - 2) {
      var title = page
      title.isBold = true
      base.write(foreign: caption, line: 0, column: 1, before: layout.size.columns - 1, title)
    }
    base.drawCoordinates(layout, page)
    base.drawGrid(
      layout,
      TerminalScreen.Ink(foreground: palette.lines, background: palette.board)
    )
    self.base = base
  }

  /// The screen of a frame.
  func screen(_ frame: Frame) -> TerminalScreen {
    let diagram = Diagram(frame, options)
    var screen = base
    for square in diagram.board.size.squares { draw(square, of: diagram, on: &screen) }
    drawStatus(diagram, on: &screen)
    drawNote(frame, on: &screen)
    return screen
  }

  private func draw(_ square: Square, of diagram: Diagram, on screen: inout TerminalScreen) {
    let disk = diagram.board[square].flatMap { looks[$0] }
    let isMarked = diagram.lastMove == square
    let isLegal = diagram.legalMoves?.contains(square) ?? false
    let picture = SquarePicture(
      disk,
      isMarked: isMarked,
      isLegal: isLegal,
      layout.spacing,
      usesColour: usesColour
    )
    let corner = layout.corner(square)
    let colour = disk?.colour ?? (isLegal ? palette.legal : palette.lines)
    let ink = TerminalScreen.Ink(foreground: colour, background: palette.board, isBold: isLegal)
    // A mark in the middle of a drawn disk stands on the disk, one beside a letter on the board.
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

  private func drawStatus(_ diagram: Diagram, on screen: inout TerminalScreen) {
    let ink = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var line = layout.countsLine
    var column = 1
    func write(_ text: String) { column = screen.write(text, line: line, column: column, ink) }
    /// A disk on a piece of the board, where it can be seen well.
    func draw(_ disk: Disk) {
      guard let look = looks[disk] else { return }
      let chip = TerminalScreen.Ink(foreground: look.colour, background: palette.board)
      column = screen.write(StatusWords.chip(look.glyph), line: line, column: column, chip)
    }
    for disk in Disk.allCases {
      draw(disk)
      write(StatusWords.count(diagram.counts[disk]))
    }
    guard let message = diagram.message else { return }
    if layout.hasShortLines {
      line = layout.messageLine
      column = 1
    } else {
      write(StatusWords.gap)
    }
    if let side = message.side { draw(side) }
    write(StatusWords.message(message))
  }

  private func drawNote(_ frame: Frame, on screen: inout TerminalScreen) {
    let page = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    if frame.event == .passAlert {
      let alert = TerminalScreen.Ink(
        foreground: palette.page,
        background: palette.text,
        isBold: true
      )
      screen.write(StatusWords.alert(layout), line: layout.noteLine, column: 1, alert)
    } else if let move = frame.move {
      screen.write("\(frame.ply). \(move)", line: layout.noteLine, column: 1, page)
    }
  }
}

extension TerminalLayout {
  /// The layout of a game's frames.
  init(_ game: PlayedGame, _ options: RenderingOptions, _ spacing: Spacing) {
    self.init(
      game.replay.start.board.size,
      spacing,
      hasCoordinates: options.showsCoordinates,
      hasTitle: game.caption(options, columns: .max) != nil
    )
  }
}
