internal import Flipbook
internal import Glibc

/// The terminal on standard output.
struct OutputTerminal: TerminalStage {
  /// Whether animations can be played there.
  static var canPlay: Bool { isatty(STDOUT_FILENO) == 1 && Terminal.isCapable }

  /// The colours it has: all if it says so, 256 if its name does, else none.
  static var colours: TerminalColours {
    guard Terminal.usesColour(STDOUT_FILENO) else { return .none }
    let depth = Terminal.setting("COLORTERM")
    let kind = Terminal.setting("TERM")
    if ["truecolor", "24bit"].contains(depth) || kind.hasSuffix("-direct") { return .full }
    return kind.contains("256") ? .indexed : .none
  }

  /// Plays a game from beginning to end.
  static func play(_ game: PlayedGame, _ options: RenderingOptions) throws {
    let terminal = OutputTerminal()
    var playback = TerminalPlayback(game, options)
    guard playback.fit(terminal.size) else {
      throw RenderingError(
        playback.layout.complaint(terminal.size),
        help: "enlarge it, or print still boards with --no-animation"
      )
    }
    var player = TerminalPlayer(playback, on: terminal)
    TerminalControl.take(STDOUT_FILENO)
    defer { TerminalControl.release() }
    try player.play(options.loops ?? 1)
  }

  var now: Int { TerminalControl.now }

  var size: (columns: Int, lines: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func wait(until time: Int) -> TerminalEvent {
    let event = TerminalControl.wait(until: time)
    if event == .continued { TerminalControl.takeAgain() }
    return event
  }

  func write(_ text: String) throws(FileError) {
    // A signal between two parts of a frame would leave half a control sequence behind.
    try Interruption.uninterrupted { () throws(FileError) in
      try OutputFile.write(Array(text.utf8)[...], to: STDOUT_FILENO, name: "<stdout>")
    }
  }
}
