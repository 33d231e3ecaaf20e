package import Flipbook

/// Plays a game on a terminal, each frame at its time.
///
/// Times are counted from the start, not from frame to frame, so that a slow terminal skips frames
/// instead of delaying later ones. The terminal and the clock are passed in as a stage.
package struct TerminalPlayer<Stage: TerminalStage & ~Copyable>: ~Copyable {
  private var playback: TerminalPlayback
  private var stage: Stage
  /// The due time of the first frame, in nanoseconds of the stage's clock.
  private var origin = 0
  private var display = Display.unknown

  /// What is on display.
  private enum Display: Hashable {
    /// Unknown content or size: everything is redrawn.
    case unknown
    /// A frame.
    case frame(Int)
    /// The reason why no frame can be shown at this size.
    case failure(RenderingError)
  }

  package init(_ playback: TerminalPlayback, on stage: consuming Stage) {
    self.playback = playback
    self.stage = stage
  }

  /// Plays the game, and leaves the last frame on the terminal.
  /// - Parameter rounds: how many times; 0 for endlessly.
  /// - Returns: why the last frame could not be shown; `nil` if it was.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package mutating func play(_ rounds: Int) throws(FileError) -> RenderingError? {
    origin = stage.now
    var round = 1
    while true {
      try playOnce(isLast: round == rounds)
      guard round != rounds else { break }
      origin += playback.frames.duration * Self.millisecond
      round += 1
    }
    guard case .failure(let error) = display else { return nil }
    return error
  }

  private static var millisecond: Int { 1_000_000 }
  /// The shortest duration of a frame, so that no speed keeps the processor busy.
  private static var shortest: Int { 10 * millisecond }

  private mutating func playOnce(isLast: Bool) throws(FileError) {
    let frames = playback.frames
    var index = 0
    while index < frames.count {
      try show(index)
      // The last frame remains on the terminal once it was shown.
      if isLast, index == frames.count - 1, display != .unknown { return }
      let end = origin + (frames[index].time + frames[index].duration) * Self.millisecond
      switch stage.wait(until: max(end, stage.now + Self.shortest)) {
      case .time: index = next(after: index)
      case .otherSize: display = .unknown
      case .continued:
        // The frame is shown for its whole duration again.
        origin = stage.now - frames[index].time * Self.millisecond
        display = .unknown
      case .input, .endOfInput, .inputFailed, .wakeUp: break
      }
    }
  }

  /// Returns the frame that is due: the next one, or a later one if playback is late.
  private func next(after index: Int) -> Int {
    let now = stage.now
    var next = index + 1
    while next < playback.frames.count - 1,
      origin + playback.frames[next + 1].time * Self.millisecond <= now
    {
      next += 1
    }
    return next
  }

  private mutating func show(_ index: Int) throws(FileError) {
    var new = Display.frame(index)
    let text: String
    switch display {
    case new, .failure: return
    case .frame(let old): text = playback.change(from: old, to: index)
    case .unknown:
      let size = stage.size
      if let error = playback.fit(size) {
        new = .failure(error)
        text = TerminalDisplay.message(playback.characters.text(error.message), size)
      } else {
        text = TerminalDisplay.clearing + playback.picture(index)
      }
    }
    let rest = new == .frame(index) ? "\r\(playback.picture(index))\n" : ""
    let isWritten = try stage.write(TerminalDisplay.atOnce(text), leaving: rest)
    display = isWritten ? new : .unknown
  }
}

extension TerminalPlayer where Stage == OutputTerminal {
  /// Plays a game on the terminal on standard output.
  /// - Returns: why the game or its last frame could not be shown; `nil` if it was.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package static func play(
    _ game: any DrawableGame,
    _ options: RenderingOptions
  ) throws(FileError) -> RenderingError? {
    var playback = TerminalPlayback(game, options)
    if let error = playback.fit(OutputTerminal.size) { return error }
    var player = TerminalPlayer(playback, on: OutputTerminal())
    return try player.play(options.loops ?? 1)
  }
}
