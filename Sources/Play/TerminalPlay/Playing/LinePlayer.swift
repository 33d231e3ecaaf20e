package import Apps
import Platform
package import TerminalOutput

/// Plays an app line by line: for scripts, for screen readers, and wherever there is no terminal
/// to draw on.
package struct LinePlayer<Model: PlayedModel> {
  private let app: PlaySession<Model>
  /// The phases that take no time.
  private let instant: Set<Model.Phase>
  private let messages: Messages
  /// Whether a person types, at any time.
  private let isInteractive: Bool
  /// Prints the phases of each event, if that was requested.
  private var trace: SessionTrace<Model>?

  private var game: PlayView<Model>
  private var input = LineInput<Model>()
  /// The next command, until it can be executed.
  private var command: LineInput<Model>.Command?
  /// The events that the app has not handled yet; those of commands with their places.
  private var sent: [(event: Model.Event, place: Place?)] = []
  /// When the command `wait` ends.
  private var waitEnd: Duration?
  private var status = ExitStatus.clean

  /// Creates a player that begins with some events.
  package init(
    _ app: PlaySession<Model>,
    opening: [Model.Event],
    instant: Set<Model.Phase>,
    _ game: PlayView<Model>,
    _ trace: SessionTrace<Model>?,
    _ messages: Messages
  ) {
    (self.app, self.instant) = (app, instant)
    self.game = game
    self.messages = messages
    self.trace = trace
    isInteractive = FileDescriptor.standardInput.isTerminal
    for event in opening { send(event, at: nil) }
  }

  /// Plays until the player quits or the input ends.
  package mutating func play() throws(FileError) -> ExitStatus {
    if isInteractive { try print(Model.facts.vocabulary.invitation) }
    while true {
      for update in app.takeUpdates() { try show(update) }
      if sendAutomatically() { continue }
      if let end = waitEnd, app.time() >= end { waitEnd = nil }
      if command == nil { command = input.next() }
      if let command, isReady(for: command) {
        self.command = nil
        guard try execute(command) else { return status }
        continue
      }
      if command == nil, input.hasEnded, isAtRest { return status }
      let wantsInput = command == nil && waitEnd == nil && !input.hasEnded && isReadyForAny
      switch app.wait(waitEnd, wantsInput ? .standardInput : nil) {
      case .input(let bytes): input.add(bytes)
      case .endOfInput: input.end()
      case .inputFailed(let reason):
        let failure = FileError(InputPath.standardInputName, "cannot read the input", reason)
        messages.show(failure.finding(.unreadableInput))
        status.rise(to: .unreadable)
        input.end()
      case .wakeUp, .time, .otherSize, .continued: break
      }
    }
  }

  private var state: Model { game.state }

  // MARK: When to continue

  /// Whether a command takes effect now.
  ///
  /// One that asks for a move waits until the app waits for one, unless a person types it.
  private func isReady(for command: LineInput<Model>.Command) -> Bool {
    guard isReadyForAny, waitEnd == nil else { return false }
    guard !isInteractive, !state.isAsking, case .success(let order) = command.command,
      order.isMove
    else { return true }
    return !state.isBusy
  }

  /// Whether the app has handled all earlier commands, and whatever takes no time.
  private var isReadyForAny: Bool {
    state.hasStarted && sent.isEmpty && !instant.contains(state.phase)
  }

  /// Whether nothing will happen without the player.
  private var isAtRest: Bool {
    sent.isEmpty && waitEnd == nil && state.hasStarted && (isInteractive || !state.isBusy)
  }

  /// Sends the event that comes by itself, if there is one.
  private mutating func sendAutomatically() -> Bool {
    guard game.input.dismissesAlerts, sent.isEmpty, let event = state.automaticEvent else {
      return false
    }
    send(event, at: nil)
    return true
  }

  // MARK: Showing

  private mutating func show(_ update: SessionUpdate<Model>) throws(FileError) {
    let lines = game.lines(for: update)
    if let line = trace?.line(for: update) {
      try print(line)
    } else {
      for line in lines { try print(line) }
    }
    guard let index = sent.firstIndex(where: { $0.event == update.event }) else { return }
    let place = sent.remove(at: index).place
    guard let refusal = update.refusal, let place else { return }
    report("\(refusal)", help: update.before.remedy(for: update.event), at: place)
  }

  private func print(_ line: String) throws(FileError) {
    try OutputFile.write(Array((line + "\n").utf8)[...], to: .standardOutput, name: "<stdout>")
  }

  private mutating func report(_ message: String, help: String?, at place: Place) {
    messages.show(Finding(.ignoredCommand, message, help: help, at: place))
    if !isInteractive { status.rise(to: .findings) }
  }

  // MARK: Commands

  /// Executes a command.
  /// - Returns: whether to continue.
  private mutating func execute(_ command: LineInput<Model>.Command) throws(FileError) -> Bool {
    switch command.command {
    case .success(.event(let event)):
      if let sentence = state.sentence(insteadOf: event) {
        try print(sentence)
      } else {
        send(event, at: command.place)
      }
    case .success(.confirm): confirm(at: command.place)
    case .success(.wait(let milliseconds)): waitEnd = app.time() + .milliseconds(milliseconds)
    case .success(.board): for line in state.board { try print(line) }
    case .success(.moves): try print(state.playable ?? "none now")
    case .success(.hint):
      let hint = state.suggestion
      if hint.move != nil {
        try print(hint.words.capitalizedFirst + ".")
      } else {
        report(hint.words, help: nil, at: command.place)
      }
    case .success(.undo):
      if let event = Model.undo(in: game) {
        send(event, at: command.place)
      } else {
        report("there is nothing to take back", help: nil, at: command.place)
      }
    case .success(.help): try print(Model.facts.vocabulary.guide)
    case .success(.quit): return false
    case .failure(let unknown): report(unknown.message, help: nil, at: command.place)
    }
    return true
  }

  private mutating func confirm(at place: Place) {
    let question = Model.facts.question
    send(Model.answer(question, button: question.buttons.count - 1, &game), at: place)
  }

  private mutating func send(_ event: Model.Event, at place: Place?) {
    sent.append((event, place))
    app.send(event)
  }
}
