package import Apps

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
  package func layout(_ scene: PlayScene, in window: TerminalSize) -> PlayLayout? {
    PlayLayout(scene.parts, in: window)
  }

  /// Returns the content of the window, or `nil` if it is too small.
  package func screen(_ scene: PlayScene, in window: TerminalSize) -> TerminalScreen? {
    layout(scene, in: window).map { layout in
      PlayScreens(layout, palette, usesColour: colours != .none, characters).screen(scene)
    }
  }

  /// Returns the message shown instead of the game in a window that is too small.
  package func notice(_ scene: PlayScene, in window: TerminalSize) -> String {
    let least = PlayLayout.least(scene.parts, near: window)
    return characters.text("the window is too small: \(least) needed, \(window) available")
      + (scene.isWatched ? "" : "; q quits")
  }

  // MARK: What remains

  /// Returns what remains on the terminal: the board as it is saved, and the state of the game.
  package func rest(_ scene: PlayScene, in window: TerminalSize) -> String {
    // The last line is for the shell.
    let room = TerminalSize(columns: window.columns, lines: window.lines - 3)
    let layout = TerminalLayout(scene.parts, .wide, hasCoordinates: true, hasTitle: false)
      .best(in: room)
    var board = ""
    if room.lack(of: layout.size) == 0 {
      let screens = BoardScreens(layout, palette, usesColour: colours != .none, characters)
      var painter = TerminalPainter(colours, characters)
      painter.paint(screens.screen(scene.rest))
      board = painter.text + "\n"
    }
    return "\r\(board)\(characters.text(sentence(scene)))\r\n"
  }

  private func sentence(_ scene: PlayScene) -> String {
    let status = scene.status.capitalizedFirst
    guard !scene.isWatched else { return "\(status)." }
    let saved: String
    if let failure = scene.input.saveFailure {
      saved = "not saved: \(DisplayText.escape(failure.message))"
    } else {
      saved = home.map { "saved in \(DisplayText.escape($0))" } ?? "not saved"
    }
    return "\(status); \(saved)."
  }
}
