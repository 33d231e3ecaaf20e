import Apps
import TerminalOutput

/// Shows a game on a terminal, redrawing only what has changed.
struct GameDisplay {
  private var shown = Shown.unknown

  private enum Shown: Hashable {
    /// Unknown content or size: everything is redrawn.
    case unknown
    /// The game.
    case screen(TerminalScreen)
    /// The notice that the window is too small.
    case notice
  }

  /// Whether the display still shows what was drawn last: the game, or that there is no room for
  /// it.
  var isKnown: Bool { shown != .unknown }

  /// Makes the next ``show(_:_:on:)`` redraw everything.
  mutating func forget() { shown = .unknown }

  /// Shows a game once it has begun.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  mutating func show<Stage: TerminalStage & ~Copyable>(
    _ scene: PlayScene,
    _ picture: GamePicture,
    on stage: borrowing Stage
  ) throws(FileError) {
    guard scene.hasStarted else { return }
    let size = stage.size
    let new: Shown
    var text: String
    if let screen = picture.screen(scene, in: size) {
      new = .screen(screen)
      var painter = TerminalPainter(picture.colours, picture.characters)
      if case .screen(let old) = shown {
        painter.change(from: old, to: screen)
        text = painter.text
      } else {
        painter.paint(screen)
        text = TerminalDisplay.clearing + painter.text
      }
    } else {
      new = .notice
      text = TerminalDisplay.message(picture.notice(scene, in: size), size)
    }
    guard new != shown else { return }
    let isWritten = try stage.write(
      TerminalDisplay.atOnce(text),
      leaving: picture.rest(scene, in: size)
    )
    shown = isWritten ? new : .unknown
  }
}
