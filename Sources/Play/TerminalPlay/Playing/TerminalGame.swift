package import Apps
package import TerminalOutput

/// Plays an app on a terminal, drawing the whole window.
///
/// The app, the terminal and the clock are passed in.
package struct TerminalGame<Model: PlayedModel, Stage: TerminalStage & ~Copyable>: ~Copyable {
  private let app: PlaySession<Model>
  private let picture: GamePicture
  private var stage: Stage
  private var view: PlayView<Model>
  private var timers: GameTimers
  private var display = GameDisplay()

  private var parser = KeyParser()
  /// Keys that wait for the app's answers to earlier ones.
  private var keys: [Key] = []
  /// The moves of a pasted text that are still to be made.
  private var pasted: [Model.Event] = []
  /// The number of events of persons that the app has not handled yet.
  private var unanswered = 0
  /// Whether the game ends once the move in progress is done.
  private var isEnding = false
  /// Whether the game ends now.
  private var hasEnded = false

  /// Creates a game.
  /// - Parameters:
  ///   - app: the app that is played.
  ///   - opening: the events that the game begins with.
  ///   - view: the view at the beginning.
  ///   - picture: how the game is drawn.
  ///   - pause: how long the app waits before an event that comes by itself, in nanoseconds.
  ///   - stage: where the game is drawn, and where keys come from.
  package init(
    _ app: PlaySession<Model>,
    opening: [Model.Event],
    _ view: PlayView<Model>,
    _ picture: GamePicture,
    pause: Int,
    on stage: consuming Stage
  ) {
    self.app = app
    self.picture = picture
    self.stage = stage
    self.view = view
    timers = GameTimers(pause: pause)
    for event in opening { send(event) }
  }

  /// Plays until the player quits, and leaves the last board on the terminal.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  package mutating func play() throws(FileError) {
    while true {
      for update in app.takeUpdates() { take(update) }
      handleKeys()
      makePasted()
      view.input.time = app.time()
      let scene = view.scene
      timers.set(
        isTicking: scene.isTicking,
        isPausing: view.input.dismissesAlerts && view.state.automaticEvent != nil,
        at: stage.now
      )
      try display.show(scene, picture, on: stage)
      if hasEnded || isEnding && !view.state.isMoving, display.isKnown { return }
      handle(stage.wait(until: timers.next))
      handleTimers()
    }
  }

  private mutating func take(_ update: SessionUpdate<Model>) {
    if !Model.isReport(update.event) { unanswered -= 1 }
    let size = view.scene.contents.board.size
    view.take(update)
    if let name = Model.name(of: update.event), update.effects == nil, !pasted.isEmpty {
      view.notice = "Stopped at \(name): " + (view.notice ?? "")
      pasted = []
    }
    if view.scene.contents.board.size != size { display.forget() }
  }

  private mutating func send(_ event: Model.Event) {
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
    if timers.isDue(\.step, at: now) { view.input.steps += 1 }
    // If a person was faster, the app would report that the event makes no sense.
    if timers.isDue(\.pauseEnd, at: now), unanswered == 0, let event = view.state.automaticEvent {
      send(event)
    }
  }

  /// Makes the next move of a pasted text when it is a person's turn.
  private mutating func makePasted() {
    guard unanswered == 0, let move = pasted.first, let event = Model.step(to: move, &view) else {
      return
    }
    if event == move { pasted.removeFirst() }
    send(event)
  }

  /// Handles keys until one leads to an event, since its outcome may change the meaning of the next
  /// key.
  private mutating func handleKeys() {
    while unanswered == 0, !keys.isEmpty {
      let key = keys.removeFirst()
      pasted = []
      if key == .controlL { display.forget() }
      guard let layout = picture.layout(view.scene, in: stage.size) else {
        // The player cannot see what another key would do.
        if key == .letter("q") { hasEnded = true }
        continue
      }
      switch view.press(key, layout) {
      case .event(let event): send(event)
      case .moves(let moves): pasted = moves
      case .quit where isEnding: hasEnded = true
      case .quit:
        isEnding = true
        if view.state.isMoving {
          view.notice = "Quitting after this move; press q again to quit without it."
        }
      case nil: break
      }
    }
  }
}
