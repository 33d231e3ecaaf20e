/// Draws the frames of a game as terminal screens, all of one size.
struct GameScreens {
  private let screens: BoardScreens
  private let options: RenderingOptions

  init(_ game: some DrawableGame, _ options: RenderingOptions, _ layout: TerminalLayout) {
    self.options = options
    screens = BoardScreens(
      layout,
      options.theme.colours,
      usesColour: options.terminalColours != .none,
      options.terminalCharacters,
      title: game.caption(options, columns: layout.size.columns - 2)
    )
  }

  /// Returns the screen of a frame.
  func screen(_ frame: Frame) -> TerminalScreen {
    screens.screen(ScreenContents(frame, options))
  }
}

extension TerminalLayout {
  /// Creates the layout of a game's frames.
  init(_ game: some DrawableGame, _ options: RenderingOptions, _ spacing: Spacing) {
    self.init(
      game.parts(options),
      spacing,
      hasCoordinates: options.showsCoordinates,
      hasTitle: game.caption(options, columns: .max) != nil
    )
  }
}
