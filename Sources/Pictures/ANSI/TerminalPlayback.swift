/// The text that shows a game on a terminal, picture by picture.
package struct TerminalPlayback: Sendable {
  /// The frames with their times.
  package let frames: FrameSequence
  /// Where the parts of the pictures are.
  package private(set) var layout: TerminalLayout
  private let game: any DrawableGame
  private let options: RenderingOptions
  private var screens: GameScreens

  /// Creates a playback with the smallest cells.
  package init(_ game: any DrawableGame, _ options: RenderingOptions) {
    self.game = game
    self.options = options
    frames = game.frames(options)
    layout = TerminalLayout(game, options, .narrow)
    screens = GameScreens(game, options, layout)
  }

  /// Chooses the largest cells that fit on a terminal.
  /// - Parameter size: the terminal's columns and lines.
  /// - Returns: an error if not even the smallest cells fit.
  package mutating func fit(_ size: TerminalSize) -> RenderingError? {
    let new = layout.best(in: size)
    guard size.lack(of: new.size) == 0 else {
      return RenderingError(
        "the window is too small: \(new.size) needed, \(size) available",
        help: "enlarge it, or print still boards with --no-animation"
      )
    }
    if new != layout {
      layout = new
      screens = GameScreens(game, options, layout)
    }
    return nil
  }

  /// The characters that the terminal can show.
  package var characters: TerminalCharacters { options.terminalCharacters }

  /// Returns a picture, to be written with the cursor at its upper left corner.
  package func picture(_ index: Int) -> String {
    var painter = TerminalPainter(options.terminalColours, options.terminalCharacters)
    painter.paint(screens.screen(frames[index]))
    return painter.text
  }

  /// Returns what turns one picture into another, with the cursor at the beginning of its last
  /// line.
  package func change(from old: Int, to new: Int) -> String {
    var painter = TerminalPainter(options.terminalColours, options.terminalCharacters)
    painter.change(from: screens.screen(frames[old]), to: screens.screen(frames[new]))
    return painter.text
  }
}
