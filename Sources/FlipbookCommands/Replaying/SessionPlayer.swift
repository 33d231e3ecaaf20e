internal import Flipbook

/// Plays a log on a terminal: the screens of its sessions, each at its time.
///
/// What the player needs of the world is handed in.
struct SessionPlayer<Stage: TerminalStage & ~Copyable>: ~Copyable {
  private let timeline: SessionTimeline
  private let picture: GamePicture
  private var stage: Stage
  private var view = GameView(isWatched: true)
  private var display = GameDisplay()
  /// When the first moment was due, in nanoseconds of the stage's clock.
  private var origin = 0
  /// The number of the next moment.
  private var next = 0

  init(_ timeline: SessionTimeline, _ picture: GamePicture, on stage: consuming Stage) {
    self.timeline = timeline
    self.picture = picture
    self.stage = stage
  }

  /// Plays the log, and leaves the last board on the terminal.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  mutating func play() throws(FileError) {
    origin = stage.now
    while true {
      let now = stage.now
      while let moment, origin + moment.time <= now { take(moment.entry) }
      try display.show(view, picture, on: stage)
      if moment == nil, display.isKnown || view.state.phase == .start { return }
      hear(stage.wait(until: wakeTime(now)), since: now)
    }
  }

  private var moment: SessionTimeline.Moment? {
    next < timeline.moments.count ? timeline.moments[next] : nil
  }

  private mutating func take(_ entry: SessionLog.Entry) {
    next += 1
    switch entry {
    case .header:
      view = GameView(isWatched: true)
      display.forget()
    case .update(let update): view.take(update)
    case .ended: break
    }
  }

  private func wakeTime(_ now: Int) -> Int {
    let due = moment.map { origin + $0.time } ?? now
    return view.state.screen.thinking == nil ? due : min(due, now + GameTimers.thinkingPause)
  }

  private mutating func hear(_ event: TerminalEvent, since before: Int) {
    switch event {
    case .otherSize: display.forget()
    case .continued:
      // What was waited for is waited for again.
      origin += stage.now - before
      display.forget()
    case .time: if view.state.screen.thinking != nil { view.thinkingSteps += 1 }
    case .input, .endOfInput, .wakeUp: break
    }
  }
}

extension SessionPlayer where Stage == OutputTerminal {
  /// Plays a log on the terminal on standard output.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  static func play(_ timeline: SessionTimeline) throws(FileError) {
    let picture = GamePicture(
      palette: Theme.classic.colours,
      colours: OutputTerminal.colours,
      home: nil
    )
    var player = SessionPlayer(timeline, picture, on: OutputTerminal())
    try player.play()
  }
}
