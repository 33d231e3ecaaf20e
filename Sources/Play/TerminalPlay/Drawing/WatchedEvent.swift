import Apps

/// What a viewer of a recorded session sees next to the game.
package struct WatchedEvent: Hashable {
  /// The number of the event, and that of all events.
  package var number = 0
  package var count = 0
  /// The time in the session.
  package var clock = ""
  /// The phases that the event leads through, or why it was ignored.
  package var path = ""
  /// What the app asks its environment to do about it.
  package var effects = ""
  /// What the viewer can do.
  package var hint = ""
  /// Whether playback is paused.
  package var isPaused = false

  /// Everything in one line, for small windows.
  var summary: String { (isPaused ? "Paused, " : "") + "\(number)/\(count), \(clock): \(path)" }
}

extension PlayScreens {
  /// The greatest number of lines that an event takes at the end of a panel next to the board.
  private static let eventLines = 6

  /// Returns the number of lines at the end of the panel: for an event, or for the keys.
  func footerLines(_ scene: PlayScene) -> Int {
    let room = layout.panel.size.lines - PlayLayout.movesLine
    return scene.isWatched ? min(Self.eventLines, room) : scene.keys.count
  }

  /// Draws an event at the end of the panel: its number and its time, what it led to, and its effects.
  func draw(_ event: WatchedEvent, lines: Int, on screen: inout TerminalScreen) {
    let panel = layout.panel
    let (column, width) = (panel.column, panel.size.columns)
    var line = panel.line + panel.size.lines - lines
    let title = "event \(event.number) of \(event.count)"
    let room = width - title.count - event.clock.count - 2
    let rule = String(repeating: "─", count: max(0, room))
    screen.write("\(title) \(rule) \(event.clock)", line: line, column: column, inks.faint)
    let end = line + lines - 1
    for (text, ink) in [(event.path, inks.text), (event.effects, inks.faint)] {
      for text in DisplayText.wrap(text, width: width, lines: end - line) {
        line += 1
        screen.write(text, line: line, column: column, ink)
      }
    }
  }
}

extension DisplayText {
  /// Wraps a text into a number of lines; an ellipsis shows that more would follow.
  static func wrap(_ text: String, width: Int, lines: Int) -> [String] {
    var wrapped = wrap(text, width: width)
    guard wrapped.count > lines, lines > 0 else { return Array(wrapped.prefix(lines)) }
    wrapped.removeSubrange(lines...)
    let last = wrapped[lines - 1]
    wrapped[lines - 1] = (last.count < width ? last : String(last.prefix(width - 1))) + "…"
    return wrapped
  }
}
