package import Flipbook

/// Plays a log on a terminal: the screens of its sessions, each at its time.
///
/// The terminal and the clock are passed in as a stage.
package struct SessionPlayer<Stage: TerminalStage & ~Copyable>: ~Copyable {
  private let timeline: SessionTimeline
  private let picture: GamePicture
  private var stage: Stage
  private var view: GameView
  private var display = GameDisplay()
  private var parser = KeyParser()
  /// The due time of the first moment, in nanoseconds of the stage's clock.
  private var origin = 0
  /// When playback was paused; `nil` while it is running.
  private var pause: Int?
  /// The index of the next moment.
  private var next = 0
  /// Whether the viewer has quit.
  private var hasEnded = false
  /// The view of a session before its first event.
  private let blank: GameView

  /// Creates a player of a log.
  /// - Parameters:
  ///   - timeline: the log and its times.
  ///   - picture: how the game is drawn.
  ///   - takesKeys: whether the stage delivers keys.
  ///   - stage: where the game is drawn.
  package init(
    _ timeline: SessionTimeline,
    _ picture: GamePicture,
    takesKeys: Bool = true,
    on stage: consuming Stage
  ) {
    self.timeline = timeline
    self.picture = picture
    self.stage = stage
    let hint = takesKeys ? "Space: pause, n: next event, q: quit" : "Ctrl-C: quit"
    blank = GameView(watchedWith: hint)
    view = blank
  }

  /// Plays the log, and leaves the last board on the terminal.
  /// - Returns: the number of moments that were shown.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package mutating func play() throws(FileError) -> Int {
    origin = stage.now
    while true {
      let now = stage.now
      while pause == nil, let moment, origin + moment.time <= now { take(moment.entry) }
      try display.show(view, picture, on: stage)
      if moment == nil || hasEnded, display.isKnown || view.state.phase == .start {
        return next
      }
      handle(stage.wait(until: wakeTime(now)), since: now)
    }
  }

  private var moment: SessionTimeline.Moment? {
    next < timeline.moments.count ? timeline.moments[next] : nil
  }

  private mutating func take(_ entry: SessionLog.Entry) {
    next += 1
    switch entry {
    case .header:
      let notice = view.notice
      view = blank
      view.notice = notice
      display.forget()
    case .update(let update): view.take(update)
    case .ended: break
    }
  }

  /// The time of the next action if no event comes first; `nil` for never.
  private func wakeTime(_ now: Int) -> Int? {
    let due = pause == nil ? moment.map { origin + $0.time } ?? now : nil
    let step = isThinking ? now + GameTimers.thinkingPause : nil
    let keyPause = parser.isWaiting ? now + KeyParser.patience : nil
    return [due, step, keyPause].compactMap(\.self).min()
  }

  /// Whether the indicator of a thinking computer is animated.
  private var isThinking: Bool { pause == nil && view.state.screen.thinking != nil }

  private mutating func handle(_ event: TerminalEvent, since before: Int) {
    switch event {
    case .otherSize: display.forget()
    case .continued:
      // The interrupted wait starts again.
      if pause == nil { origin += stage.now - before }
      display.forget()
    case .time:
      if isThinking { view.thinkingSteps += 1 }
      for key in parser.pause() { press(key) }
    case .input(let bytes): for key in parser.read(bytes) { press(key) }
    case .endOfInput, .inputFailed, .wakeUp: break
    }
  }

  // MARK: Keys

  private mutating func press(_ key: Key) {
    switch key {
    case .space, .press: togglePause()
    case .letter("n"), .right: step()
    case .letter("q"), .escape: hasEnded = true
    case .controlL: display.forget()
    default: break
    }
  }

  private mutating func togglePause() {
    if let pause {
      origin += stage.now - pause
      self.pause = nil
    } else {
      pause = stage.now
    }
    view.notice = pause == nil ? nil : "Paused. Space: resume, n: next event, q: quit"
  }

  /// Shows the next moment without waiting for its time.
  private mutating func step() {
    guard let moment else { return }
    origin = stage.now - moment.time
    if pause != nil { pause = stage.now }
    take(moment.entry)
  }
}

extension SessionPlayer where Stage == OutputTerminal {
  /// Plays a log on the terminal on standard output.
  /// - Returns: the number of moments that were shown.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package static func play(
    _ timeline: SessionTimeline,
    _ theme: Theme
  ) throws(FileError) -> Int {
    let picture = GamePicture(
      palette: theme.colours,
      colours: OutputTerminal.colours,
      Terminal.characters,
      home: nil
    )
    let takesKeys = OutputTerminal.canTakeInput
    let terminal = OutputTerminal(takingInput: takesKeys)
    var player = SessionPlayer(timeline, picture, takesKeys: takesKeys, on: terminal)
    return try player.play()
  }
}
