package import Flipbook

/// The app that a player deals with.
package protocol PlayedApp {
  /// Sends an event.
  func send(_ event: AppEvent)
  /// Takes what has happened since the last time, in order.
  func takeUpdates() -> [AppUpdate]
}

extension PlaySession: PlayedApp {
  package func takeUpdates() -> [AppUpdate] { mailbox.take() }
}

/// Plays the app on a terminal that is drawn on.
///
/// What it needs of the world is handed in.
package struct TerminalGame<Stage: TerminalStage & ~Copyable, App: PlayedApp>: ~Copyable {
  private let app: App
  private let picture: GamePicture
  private var stage: Stage
  private var view: GameView
  private var timers: GameTimers
  private var display = GameDisplay()

  private var parser = KeyParser()
  /// Keys that wait for the app's answer to those before.
  private var keys: [Key] = []
  /// How many events of persons the app has yet to take.
  private var unanswered = 0
  /// Whether the game ends when the disks of the move are turned.
  private var isEnding = false
  /// Whether the game ends now.
  private var hasEnded = false

  /// A game.
  /// - Parameters:
  ///   - app: what is played.
  ///   - opening: the events that it begins with.
  ///   - view: what the player has in hand at first.
  ///   - picture: how it is drawn.
  ///   - thinkTime: how long a pass is shown between two computers, in nanoseconds.
  ///   - stage: where it is drawn, and where keys come from.
  package init(
    _ app: App,
    opening: [AppEvent],
    _ view: GameView,
    _ picture: GamePicture,
    thinkTime: Int,
    on stage: consuming Stage
  ) {
    self.app = app
    self.picture = picture
    self.stage = stage
    self.view = view
    timers = GameTimers(thinkTime: thinkTime)
    for event in opening { send(event) }
  }

  /// Plays until the player leaves, and leaves the last board on the terminal.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  package mutating func play() throws(FileError) {
    while true {
      for update in app.takeUpdates() { take(update) }
      followKeys()
      timers.set(by: view.state, at: stage.now)
      try display.show(view, picture, on: stage)
      if hasEnded || isEnding && view.state.phase != .placing, display.isKnown { return }
      hear(stage.wait(until: timers.next))
      handleTimers()
    }
  }

  private mutating func take(_ update: AppUpdate) {
    if update.event.isPersons { unanswered -= 1 }
    let size = view.state.position.board.size
    view.take(update)
    if view.state.position.board.size != size { display.forget() }
  }

  private mutating func send(_ event: AppEvent) {
    unanswered += 1
    app.send(event)
  }

  // MARK: Hearing

  private mutating func hear(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes):
      keys += parser.read(bytes)
      timers.keyPause = parser.isWaiting ? stage.now + KeyParser.patience : nil
    case .endOfInput, .inputFailed: hasEnded = true
    case .otherSize, .continued: display.forget()
    case .time, .wakeUp: break
    }
  }

  private mutating func handleTimers() {
    let now = stage.now
    if timers.isDue(\.keyPause, at: now) { keys += parser.pause() }
    if timers.isDue(\.thinkingStep, at: now) { view.thinkingSteps += 1 }
    // The app would tell a person who was faster that there is no pass any more.
    if timers.isDue(\.passEnd, at: now), unanswered == 0, view.state.isPassBetweenComputers {
      send(.passDismissed)
    }
  }

  /// Follows keys until the app has something to do, whose answer may make another of the next key.
  private mutating func followKeys() {
    while unanswered == 0, !keys.isEmpty {
      let key = keys.removeFirst()
      if key == .controlL { display.forget() }
      guard let layout = picture.layout(view, in: stage.size) else {
        // Nobody can see what another key would do.
        if key == .letter("q") { hasEnded = true }
        continue
      }
      switch view.press(key, layout) {
      case .event(let event): send(event)
      case .quit where isEnding: hasEnded = true
      case .quit:
        isEnding = true
        if view.state.phase == .placing {
          view.notice = "The disks of this move turn first; q leaves without it."
        }
      case nil: break
      }
    }
  }
}
