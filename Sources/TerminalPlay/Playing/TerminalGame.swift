package import Flipbook

/// The app as the terminal game uses it.
package protocol PlayedApp {
  /// Sends an event.
  func send(_ event: AppEvent)
  /// Returns the updates since the last call, in order.
  func takeUpdates() -> [AppUpdate]
}

/// Plays the app on a terminal, drawing the whole window.
///
/// The app, the terminal and the clock are passed in.
package struct TerminalGame<Stage: TerminalStage & ~Copyable, App: PlayedApp>: ~Copyable {
  private let app: App
  private let picture: GamePicture
  private var stage: Stage
  private var view: GameView
  private var timers: GameTimers
  private var display = GameDisplay()

  private var parser = KeyParser()
  /// Keys that wait for the app's answers to earlier ones.
  private var keys: [Key] = []
  /// The squares of a pasted text where disks are to be placed.
  private var pasted: [Square] = []
  /// The number of events of persons that the app has not handled yet.
  private var unanswered = 0
  /// Whether the game ends once the disks of the move have flipped.
  private var isEnding = false
  /// Whether the game ends now.
  private var hasEnded = false

  /// Creates a game.
  /// - Parameters:
  ///   - app: the app that is played.
  ///   - opening: the events that the game begins with.
  ///   - view: the view at the beginning.
  ///   - picture: how the game is drawn.
  ///   - thinkTime: how long a pass between two computers is shown, in nanoseconds.
  ///   - stage: where the game is drawn, and where keys come from.
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

  /// Plays until the player quits, and leaves the last board on the terminal.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package mutating func play() throws(FileError) {
    while true {
      for update in app.takeUpdates() { take(update) }
      handleKeys()
      placePasted()
      timers.set(by: view.state, at: stage.now)
      try display.show(view, picture, on: stage)
      if hasEnded || isEnding && view.state.phase != .placing, display.isKnown { return }
      handle(stage.wait(until: timers.next))
      handleTimers()
    }
  }

  private mutating func take(_ update: AppUpdate) {
    if !update.event.isReport { unanswered -= 1 }
    let size = view.state.position.board.size
    view.take(update)
    if case .tapped(let square) = update.event, update.effects == nil, !pasted.isEmpty {
      view.notice = "Stopped at \(square): " + (view.notice ?? "")
      pasted = []
    }
    if view.state.position.board.size != size { display.forget() }
  }

  private mutating func send(_ event: AppEvent) {
    unanswered += 1
    app.send(event)
  }

  // MARK: Input

  private mutating func handle(_ event: TerminalEvent) {
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
    // If a person has already dismissed it, the app would report that there is no pass.
    if timers.isDue(\.passEnd, at: now), unanswered == 0, view.state.isPassBetweenComputers {
      send(.passDismissed)
    }
  }

  /// Places the next disk of a pasted text when it is a person's turn; the passes between them are
  /// dismissed.
  private mutating func placePasted() {
    guard unanswered == 0, !pasted.isEmpty else { return }
    switch view.state.phase {
    case .passAlert: send(.passDismissed)
    case .waiting, .over: send(.tapped(view.place(pasted.removeFirst())))
    case .start, .nextTurn, .thinking, .placing, .paused: break
    }
  }

  /// Handles keys until one leads to an event, since its outcome may change the meaning of the next
  /// key.
  private mutating func handleKeys() {
    while unanswered == 0, !keys.isEmpty {
      let key = keys.removeFirst()
      pasted = []
      if key == .controlL { display.forget() }
      guard let layout = picture.layout(view, in: stage.size) else {
        // The player cannot see what another key would do.
        if key == .letter("q") { hasEnded = true }
        continue
      }
      switch view.press(key, layout) {
      case .event(let event): send(event)
      case .place(let squares): pasted = squares
      case .quit where isEnding: hasEnded = true
      case .quit:
        isEnding = true
        if view.state.phase == .placing {
          view.notice = "Quitting after this move; press q again to quit without it."
        }
      case nil: break
      }
    }
  }
}
