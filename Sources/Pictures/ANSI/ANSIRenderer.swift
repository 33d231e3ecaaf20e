/// Draws frames as boards in terminal colours, one after the other.
package struct ANSIRenderer: FrameRenderer {
  package let name = "ansi"
  package let title = "boards in terminal colours, played if the output is a terminal"
  package let fileExtension = "ansi"
  package let features: Set<RenderingFeature> = [
    .step, .pace, .loops, .still, .names, .coordinates, .lastMove, .legalMoves, .theme, .title,
    .animation,
  ]

  /// Creates the renderer.
  package init() {}

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let frames = game.frames(options)
    let screens = GameScreens(game, options, TerminalLayout(game, options, .medium))
    let boards = frames.suffix(options.isStill ? 1 : frames.count).map { frame in
      var painter = TerminalPainter(options.terminalColours, options.terminalCharacters)
      painter.print(screens.screen(frame))
      return painter.text
    }
    return Array(boards.joined(separator: "\n").utf8)
  }
}
