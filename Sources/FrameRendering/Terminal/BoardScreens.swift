internal import GameRecords
internal import ReversiRules

/// Draws the frames of a game as screens of a terminal, all of one size.
struct BoardScreens {
  private let layout: TerminalLayout
  private let palette: Theme.Palette
  private let usesColour: Bool
  private let options: RenderingOptions
  /// What is the same on all screens.
  private let base: TerminalScreen

  init(_ game: PlayedGame, _ options: RenderingOptions, _ layout: TerminalLayout) {
    self.layout = layout
    self.options = options
    usesColour = options.terminalColours != .none
    palette = options.theme.colours
    let page = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    var base = TerminalScreen(columns: layout.columns, lines: layout.lines, page)
    var title = page
    title.isBold = true
    base.write(
      foreign: game.title(options),
      line: 0,
      column: 1,
      before: layout.columns - 1,
      title
    )
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
    let disk = diagram.board[square]
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
    let colour = disk.map(palette.disk) ?? (isLegal ? palette.legal : palette.lines)
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
    var column = 1
    func write(_ text: String) {
      column = screen.write(text, line: layout.statusLine, column: column, ink)
    }
    /// A disk on a piece of the board, where it can be seen well.
    func draw(_ disk: Disk) {
      let glyph = SquarePicture.glyph(disk, usesColour: usesColour)
      let chip = TerminalScreen.Ink(
        foreground: palette.disk(disk),
        background: palette.board
      )
      column = screen.write(" \(glyph) ", line: layout.statusLine, column: column, chip)
    }
    for disk in Disk.allCases {
      draw(disk)
      write(" \(diagram.counts[disk])  ")
    }
    write(" ")
    // The app shows the side as a disk where its text has the symbol.
    switch diagram.message {
    case .turn(let side):
      draw(side)
      write("'s turn")
    case .won(let side):
      draw(side)
      write(" won")
    case .tied: write("Tied")
    case nil: break
    }
  }

  private func drawNote(_ frame: Frame, on screen: inout TerminalScreen) {
    let page = TerminalScreen.Ink(foreground: palette.text, background: palette.page)
    if frame.event == .passAlert {
      let alert = TerminalScreen.Ink(
        foreground: palette.page,
        background: palette.text,
        isBold: true
      )
      screen.write(" Pass: Cannot place a disk. ", line: layout.noteLine, column: 1, alert)
    } else if let move = frame.move {
      screen.write("\(frame.ply). \(move)", line: layout.noteLine, column: 1, page)
    }
  }
}

extension TerminalScreen {
  /// Letters above the board, and numbers on its left.
  fileprivate mutating func drawCoordinates(_ layout: TerminalLayout, _ ink: Ink) {
    guard layout.hasCoordinates else { return }
    for square in layout.board.squares where square.y == 0 {
      let column = layout.corner(square).column + layout.inside.columns / 2
      write(square.description.prefix(1), line: layout.top - 1, column: column, ink)
    }
    for square in layout.board.squares where square.x == 0 {
      let number = square.description.dropFirst()
      let line = layout.corner(square).line + (layout.inside.lines - 1) / 2
      write(number, line: line, column: layout.left - 1 - number.count, ink)
    }
  }

  /// The empty board.
  fileprivate mutating func drawGrid(_ layout: TerminalLayout, _ ink: Ink) {
    let extent = layout.extent
    for line in 0..<extent.lines {
      let text: String
      if !layout.hasGrid {
        text = String(repeating: " ", count: extent.columns)
      } else {
        let corners =
          switch line {
          case 0: ["┌", "─", "┬", "┐"]
          case extent.lines - 1: ["└", "─", "┴", "┘"]
          case _ where line.isMultiple(of: layout.square.lines): ["├", "─", "┼", "┤"]
          default: ["│", " ", "│", "│"]
          }
        let inside = String(repeating: corners[1], count: layout.inside.columns)
        let squares = Array(repeating: inside, count: layout.board.width)
        text = corners[0] + squares.joined(separator: corners[2]) + corners[3]
      }
      write(text, line: layout.top + line, column: layout.left, ink)
    }
  }
}
