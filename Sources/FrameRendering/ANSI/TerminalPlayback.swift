import ReversiRules

/// A game as what a terminal is sent to show it, picture by picture.
package struct TerminalPlayback: Sendable {
  /// The frames with their times.
  package let frames: FrameSequence
  /// Where the parts of the pictures are.
  package private(set) var layout: TerminalLayout
  private let game: PlayedGame
  private let options: RenderingOptions
  private var screens: GameScreens

  /// A game with the least room for its squares.
  package init(_ game: PlayedGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    frames = game.frames(options)
    layout = TerminalLayout(game, options, .narrow)
    screens = GameScreens(game, options, layout)
  }

  /// Gives squares the most room that a terminal has.
  /// - Parameter size: the terminal's columns and lines.
  /// - Returns: what is in the way if the terminal has not even the least room.
  package mutating func fit(_ size: TerminalSize) -> RenderingError? {
    let layouts = layout.alternatives
    guard let new = layouts.first(where: { size.lack(of: $0.size) == 0 }) else {
      let nearest = layouts.min { size.lack(of: $0.size) < size.lack(of: $1.size) } ?? layout
      return RenderingError(
        "the window is too small: \(nearest.size) needed, \(size) is there",
        help: "enlarge it, or print still boards with --no-animation"
      )
    }
    if new != layout {
      layout = new
      screens = GameScreens(game, options, layout)
    }
    return nil
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
