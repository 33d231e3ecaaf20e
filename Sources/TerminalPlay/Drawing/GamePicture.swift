package import Flipbook

/// Draws a game on a terminal of any size.
package struct GamePicture: Sendable {
  /// The colours of the game's parts.
  package let palette: Theme.Palette
  /// The colours that the terminal supports.
  package let colours: TerminalColours
  /// The characters that it can show.
  package let characters: TerminalCharacters
  /// Where the game is saved, if anywhere.
  package let home: String?

  /// Creates a way to draw games.
  package init(
    palette: Theme.Palette,
    colours: TerminalColours,
    _ characters: TerminalCharacters = .unicode,
    home: String? = nil
  ) {
    self.palette = palette
    self.colours = colours
    self.characters = characters
    self.home = home
  }

  /// Returns where everything is, or `nil` if the window is too small.
  package func layout(_ view: GameView, in window: TerminalSize) -> PlayLayout? {
    PlayLayout(view.state.position.board.size, in: window)
  }

  /// Returns the content of the window, or `nil` if it is too small.
  package func screen(_ view: GameView, in window: TerminalSize) -> TerminalScreen? {
    layout(view, in: window).map { layout in
      PlayScreens(layout, palette, usesColour: colours != .none, characters).screen(view)
    }
  }

  /// Returns the message shown instead of the game in a window that is too small.
  package func notice(_ view: GameView, in window: TerminalSize) -> String {
    let least = PlayLayout.least(view.state.position.board.size, near: window)
    return characters.text("the window is too small: \(least) needed, \(window) available")
      + (view.isWatched ? "" : "; q quits")
  }

  // MARK: What remains

  /// Returns what remains on the terminal: the board as it is saved, and the state of the game.
  package func rest(_ view: GameView, in window: TerminalSize) -> String {
    let state = view.state
    let position = state.position
    let layouts = TerminalLayout(
      ScreenParts(position.board.size),
      .wide,
      hasCoordinates: true,
      hasTitle: false
    )
    .alternatives
    let room = TerminalSize(columns: window.columns, lines: window.lines - 3)
    var board = ""
    // The last line is for the shell.
    if let layout = layouts.first(where: { room.lack(of: $0.size) == 0 }) {
      let screens = BoardScreens(layout, palette, usesColour: colours != .none, characters)
      var contents = ScreenContents(
        PieceBoard(position.board),
        [Frame.Count](position.board.counts),
        Frame.Message(ScreenMessage(position))
      )
      // A move whose disks are still flipping is not saved.
      if state.placement == nil {
        contents.lastMove = view.history.lastPlacement.map { GridCell($0) }
      }
      var painter = TerminalPainter(colours, characters)
      painter.paint(screens.screen(contents))
      board = painter.text + "\n"
    }
    return "\r\(board)\(characters.text(sentence(view)))\r\n"
  }

  private func sentence(_ view: GameView) -> String {
    let state = view.state
    let act = state.phase == .passAlert ? "has to pass" : "is to move"
    let status = state.position.turn.map { "\($0) \(act)" } ?? GameReport.result(state)
    guard !view.isWatched else {
      return "\(status.capitalizedFirst)."
    }
    let saved: String
    if let failure = view.saveFailure {
      saved = "not saved: \(DisplayText.escape(failure.message))"
    } else {
      saved = home.map { "saved in \(DisplayText.escape($0))" } ?? "not saved"
    }
    return "\(status.capitalizedFirst); \(saved)."
  }
}
