import Flipbook

/// What of a game is on a terminal's display, of which only what has changed is drawn anew.
struct GameDisplay {
  private var shown = Shown.unknown

  private enum Shown: Hashable {
    /// Anything, at any size: all is drawn anew.
    case unknown
    /// The game.
    case screen(TerminalScreen)
    /// That the window is too small.
    case notice
  }

  /// Whether the game is on display as it was when it was shown last, or that there is no room for it.
  var isKnown: Bool { shown != .unknown }

  /// Has all be drawn anew.
  mutating func forget() { shown = .unknown }

  /// Shows a game, unless it has not begun.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  mutating func show<Stage: TerminalStage & ~Copyable>(
    _ view: GameView,
    _ picture: GamePicture,
    on stage: borrowing Stage
  ) throws(FileError) {
    guard view.state.phase != .start else { return }
    let size = stage.size
    let new: Shown
    var text: String
    if let screen = picture.screen(view, in: size) {
      new = .screen(screen)
      var painter = TerminalPainter(picture.colours)
      if case .screen(let old) = shown {
        painter.change(from: old, to: screen)
        text = painter.text
      } else {
        painter.paint(screen)
        text = TerminalDisplay.clearing + painter.text
      }
    } else {
      new = .notice
      text = TerminalDisplay.message(picture.notice(view, in: size), size)
    }
    guard new != shown else { return }
    let isWritten = try stage.write(
      TerminalDisplay.atOnce(text),
      leaving: picture.rest(view, in: size)
    )
    shown = isWritten ? new : .unknown
  }
}
