package import Apps
package import TerminalOutput

/// Plays a log on a terminal: the screens of its sessions, each at its time, and back and forth as
/// the viewer asks.
///
/// The terminal and the clock are passed in as a stage.
package struct SessionPlayer<Model: PlayedModel, Stage: TerminalStage & ~Copyable>: ~Copyable {
  private let timeline: SessionTimeline
  private let picture: GamePicture
  private let takesKeys: Bool
  private var stage: Stage
  private var cursor: SessionCursor<Model>
  private var display = GameDisplay()
  private var parser = KeyParser()
  private var keys = SessionKeys()
  /// The due time of the first entry, in nanoseconds of the stage's clock.
  private var origin = 0
  /// When playback was paused; `nil` while it is running.
  private var pause: Int?
  /// Whether the viewer has quit.
  private var hasEnded = false
  /// The number of steps that the indicator of a busy app has made.
  private var steps = 0

  /// Creates a player of a log.
  /// - Parameters:
  ///   - cursor: where to begin: if not at the start of the log, playback is paused there, if there are
  ///     keys to resume it.
  ///   - timeline: the times of the log.
  ///   - picture: how the game is drawn.
  ///   - takesKeys: whether the stage delivers keys.
  ///   - stage: where the game is drawn.
  package init(
    _ cursor: SessionCursor<Model>,
    _ timeline: SessionTimeline,
    _ picture: GamePicture,
    takesKeys: Bool = true,
    on stage: consuming Stage
  ) {
    self.cursor = cursor
    self.timeline = timeline
    self.picture = picture
    self.takesKeys = takesKeys
    self.stage = stage
  }

  /// Plays the log, and leaves the last board on the terminal.
  /// - Returns: the number of entries up to the place where the viewer quit or the log ends.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package mutating func play() throws(FileError) -> Int {
    origin = stage.now - elapsed
    if takesKeys, cursor.place > 0 { pause = stage.now }
    while true {
      let now = stage.now
      while pause == nil, let due, due <= now { cursor.go(to: cursor.place + 1) }
      let scene = scene
      try display.show(scene, picture, on: stage)
      if hasEnded || cursor.isAtEnd && pause == nil,
        display.isKnown || !scene.hasStarted
      {
        return cursor.place
      }
      handle(stage.wait(until: wakeTime(now)), since: now)
    }
  }

  /// The time from the first entry to the last one shown.
  private var elapsed: Int { cursor.place == 0 ? 0 : timeline.times[cursor.place - 1] }

  /// The time of the next entry.
  private var due: Int? { cursor.isAtEnd ? nil : origin + timeline.times[cursor.place] }

  /// The time of the next action if no event comes first; `nil` for never.
  private func wakeTime(_ now: Int) -> Int? {
    let next = pause == nil ? due ?? now : nil
    let step = isBusy ? now + GameTimers.stepPause : nil
    let keyPause = parser.isWaiting ? now + KeyParser.patience : nil
    return [next, step, keyPause].compactMap(\.self).min()
  }

  /// Whether the indicator of a busy app is animated.
  private var isBusy: Bool { pause == nil && cursor.view.scene.activity != nil }

  private mutating func handle(_ event: TerminalEvent, since before: Int) {
    switch event {
    case .otherSize: display.forget()
    case .continued:
      // The interrupted wait starts again.
      if pause == nil { origin += stage.now - before }
      display.forget()
    case .time:
      if isBusy { steps += 1 }
      for key in parser.pause() { press(key) }
    case .input(let bytes): for key in parser.read(bytes) { press(key) }
    case .endOfInput, .inputFailed, .wakeUp: break
    }
  }

  // MARK: Keys

  private mutating func press(_ key: Key) {
    let scene = scene
    let layout = picture.layout(scene, in: stage.size)
    let pages = layout.map { HelpBox(scene, $0).pages.count } ?? 0
    switch keys.press(key, at: cursor, helpPages: pages) {
    case .go(let place): go(to: place)
    case .togglePause: togglePause()
    case .redraw: display.forget()
    case .quit: hasEnded = true
    case nil: break
    }
  }

  private mutating func togglePause() {
    if let pause {
      origin += stage.now - pause
      self.pause = nil
    } else {
      pause = stage.now
    }
  }

  /// Goes to a place and pauses there.
  private mutating func go(to place: Int) {
    cursor.go(to: place)
    origin = stage.now - elapsed
    pause = stage.now
  }

  // MARK: What is shown

  private var scene: PlayScene {
    var view = cursor.view
    view.input.steps = steps
    view.notice = keys.notice
    view.input.helpPage = keys.helpPage
    view.input.watched?.isPaused = pause != nil
    view.input.watched?.hint = hint
    return view.scene
  }

  /// What the viewer can do.
  private var hint: String {
    guard takesKeys else { return "Ctrl-C: quit" }
    guard pause != nil else { return "Space: pause, ?: all keys, q: quit" }
    return cursor.isAtEnd
      ? "The end. ?: all keys, q: quit" : "Paused. Space: resume, ?: all keys, q: quit"
  }
}
