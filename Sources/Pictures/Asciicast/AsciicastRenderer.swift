import GameRecords

/// Draws a game as a terminal recording for asciinema and its player: asciicast, version 2 or 3.
///
/// Each line is JSON: a header, then events. Sources: the specifications of asciicast v2 and v3 in
/// asciinema's manual.
package struct AsciicastRenderer: FrameRenderer {
  package let name = "asciicast"
  package let title = "a terminal recording for asciinema's player"
  package let fileExtension = "cast"
  package let features: Set<RenderingFeature> = [
    .step, .pace, .names, .coordinates, .lastMove, .legalMoves, .theme, .title, .castVersion,
    .terminalSize, .session,
  ]

  /// Creates the renderer.
  package init() {}

  package func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    let (needed, room) = (layout(game, options).size, options.terminalSize)
    guard room.lack(of: needed) > 0 else { return [] }
    return [
      RenderingNote(
        "the recording is for a terminal of \(needed), since the board does not fit \(room)",
        help: "set --columns and --rows to at least \(needed.columns) and \(needed.lines)"
      )
    ]
  }

  /// Returns the largest layout that fits the terminal, or else the smallest one.
  private func layout(_ game: some DrawableGame, _ options: RenderingOptions) -> TerminalLayout {
    TerminalLayout(game, options, .wide).best(in: options.terminalSize)
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let frames = game.frames(options)
    let layout = layout(game, options)
    // A recording can use every colour, whatever terminal it is made on.
    var options = options
    options.terminalColours = .full
    let screens = GameScreens(game, options, layout)
    var cast = Cast(version: options.castVersion, layout.size, title: game.title(options))
    var last: TerminalScreen?
    var chapter = 0
    for frame in frames {
      // A chapter begins with the first frame of each move; in a session, a move may be taken back.
      if frame.event == .start || frame.ply < chapter { chapter = frame.ply }
      if let move = frame.move, frame.ply > chapter,
        frame.ply <= game.moveCount || frame.event != .alert
      {
        chapter = frame.ply
        cast.add("m", "\(frame.ply). \(move)", at: frame.time)
      }
      let screen = screens.screen(frame)
      var painter = TerminalPainter(.full)
      if let last { painter.change(from: last, to: screen) } else { painter.paint(screen) }
      cast.add("o", (last == nil ? Self.beginning : "") + painter.text, at: frame.time)
      last = screen
    }
    // Players stop at the last event, so an event that changes nothing keeps the last frame on
    // display.
    cast.add("o", Self.end, at: frames.duration)
    return cast.bytes
  }

  /// Hides the cursor, clears the screen and goes to its upper left corner.
  private static let beginning = "\u{1B}[?25l\u{1B}[2J\u{1B}[H"
  /// Resets the colours and shows the cursor, which would otherwise stay hidden.
  private static let end = "\u{1B}[0m\u{1B}[?25h"
}
