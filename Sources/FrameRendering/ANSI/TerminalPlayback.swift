internal import ReversiRules

/// A game as what a terminal is sent to show it, picture by picture.
package struct TerminalPlayback: Sendable {
  /// The frames with their times.
  package let frames: FrameSequence
  /// Where the parts of the pictures are.
  package private(set) var layout: TerminalLayout
  private let game: PlayedGame
  private let options: RenderingOptions
  private var screens: BoardScreens

  /// A game with the least room for its squares.
  package init(_ game: PlayedGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    frames = game.frames(options)
    layout = TerminalLayout(
      frames[0].board.size,
      .narrow,
      hasCoordinates: options.showsCoordinates
    )
    screens = BoardScreens(game, options, layout)
  }

  /// Gives squares the most room that a terminal has.
  /// - Parameter size: the terminal's columns and lines; `nil` when they are not known.
  /// - Returns: whether the terminal has even the least room, for which a board is laid out if not.
  package mutating func fit(_ size: (columns: Int, lines: Int)?) -> Bool {
    let layouts = TerminalLayout.Spacing.allCases.map {
      TerminalLayout(layout.board, $0, hasCoordinates: layout.hasCoordinates)
    }
    let fitting = size.flatMap { size in layouts.first { $0.fits(size) } }
    let new = fitting ?? layouts[layouts.count - 1]
    if new != layout {
      layout = new
      screens = BoardScreens(game, options, layout)
    }
    return size == nil || fitting != nil
  }

  /// A picture, to be written with the cursor at its upper left corner.
  package func picture(_ index: Int) -> String {
    var painter = TerminalPainter(options.terminalColours)
    painter.paint(screens.screen(frames[index]))
    return painter.text
  }

  /// What makes one picture of another, with the cursor at the beginning of its last line.
  package func change(from old: Int, to new: Int) -> String {
    var painter = TerminalPainter(options.terminalColours)
    painter.change(from: screens.screen(frames[old]), to: screens.screen(frames[new]))
    return painter.text
  }
}

extension TerminalLayout {
  /// Whether a terminal has room.
  func fits(_ size: (columns: Int, lines: Int)) -> Bool {
    columns <= size.columns && lines <= size.lines
  }

  /// That a terminal has no room, in words.
  package func complaint(_ size: (columns: Int, lines: Int)?) -> String {
    "the board needs \(columns) columns and \(lines) lines"
      + (size.map { "; the terminal has \($0.columns) and \($0.lines)" } ?? "")
  }
}
