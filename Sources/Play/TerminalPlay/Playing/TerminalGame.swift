package import Apps
package import TerminalOutput

/// An app in progress as the terminal game uses it.
package protocol PlayedApp<Model> {
  /// The app.
  associatedtype Model: PlayedModel

  /// The time since the beginning of the session.
  var time: Duration { get }
  /// Sends an event.
  func send(_ event: Model.Event)
  /// Returns the updates since the last call, in order.
  func takeUpdates() -> [SessionUpdate<Model>]
}

/// Plays an app on a terminal, drawing the whole window.
///
/// The app, the terminal and the clock are passed in.
package struct TerminalGame<Stage: TerminalStage & ~Copyable, App: PlayedApp>: ~Copyable {
  private let app: App
  private let picture: GamePicture
  private var stage: Stage
  private var view: App.Model.View
  private var timers: GameTimers
  private var display = GameDisplay()

  private var parser = KeyParser()
  /// Keys that wait for the app's answers to earlier ones.
  private var keys: [Key] = []
  /// The moves of a pasted text that are still to be made.
  private var pasted: [App.Model.Event] = []
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
    _ app: App,
    opening: [App.Model.Event],
    _ view: App.Model.View,
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
      view.input.time = app.time
      timers.set(by: view, at: stage.now)
      try display.show(view, picture, on: stage)
      if hasEnded || isEnding && !view.state.isMoving, display.isKnown { return }
      handle(stage.wait(until: timers.next))
      handleTimers()
    }
  }

  private mutating func take(_ update: SessionUpdate<App.Model>) {
    if !App.Model.isReport(update.event) { unanswered -= 1 }
    let size = view.contents.board.size
    view.take(update)
    if let name = App.Model.View.name(of: update.event), update.effects == nil, !pasted.isEmpty {
      view.notice = "Stopped at \(name): " + (view.notice ?? "")
      pasted = []
    }
    if view.contents.board.size != size { display.forget() }
  }

  private mutating func send(_ event: App.Model.Event) {
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
    guard unanswered == 0, let move = pasted.first, let event = view.step(to: move) else { return }
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
      guard let layout = picture.layout(view, in: stage.size) else {
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
