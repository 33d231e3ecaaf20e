/// Draws the frames of a game as terminal screens, all of one size.
struct GameScreens {
  private let screens: BoardScreens
  private let options: RenderingOptions

  init(_ game: some DrawableGame, _ options: RenderingOptions, _ layout: TerminalLayout) {
    self.options = options
    let names =
      layout.hasNames
      ? game.names(options) { names in
        StatusWords.columns(layout.parts.counts, names.map(\.text)) <= layout.size.columns - 2
      } : nil
    screens = BoardScreens(
      layout,
      options.theme.colours,
      usesColour: options.terminalColours != .none,
      options.terminalCharacters,
      title: game.heading(options, columns: layout.size.columns - 2),
      names: names?.map(\.text) ?? []
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
      hasTitle: game.heading(options) != nil,
      hasNames: game.names(options) != nil
    )
  }
}
