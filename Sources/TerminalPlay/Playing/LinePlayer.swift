package import Flipbook
import Platform

/// Plays the app line by line: for scripts, for screen readers, and wherever there is no terminal
/// to draw on.
package struct LinePlayer<App: LinePlayedApp> {
  private let app: App
  private let messages: Messages
  /// Whether a person types, at any time.
  private let isInteractive: Bool
  /// Prints the phases of each event, if that was requested.
  private var trace: AppTrace?

  private var game: GameReport
  private var input = LineInput()
  /// The next command, until it can be executed.
  private var command: LineInput.Command?
  /// The events that the app has not handled yet; those of commands with their places.
  private var sent: [(event: AppEvent, place: Place?)] = []
  /// When the command `wait` ends.
  private var waitEnd: Int?
  private var status = ExitStatus.clean

  /// Creates a player that begins with some events.
  package init(
    _ app: App,
    opening: [AppEvent],
    _ history: MoveHistory,
    _ trace: AppTrace?,
    _ messages: Messages
  ) {
    self.app = app
    game = GameReport(history)
    self.messages = messages
    self.trace = trace
    isInteractive = FileDescriptor.standardInput.isTerminal
    for event in opening { send(event, at: nil) }
  }

  /// Plays until the player quits or the input ends.
  package mutating func play() throws(FileError) -> ExitStatus {
    if isInteractive { try print("Type a square such as f5, or “help” to list all commands.") }
    while true {
      for update in app.takeUpdates() { try show(update) }
      if dismissPass() { continue }
      if let end = waitEnd, app.now >= end { waitEnd = nil }
      if command == nil { command = input.next() }
      if let command, isReady(for: command) {
        self.command = nil
        guard try execute(command) else { return status }
        continue
      }
      if command == nil, input.hasEnded, isAtRest { return status }
      let wantsInput = command == nil && waitEnd == nil && !input.hasEnded && isReadyForAny
      switch app.wait(until: waitEnd, input: wantsInput ? .standardInput : nil) {
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

  private var state: AppState { game.state }

  // MARK: When to continue

  /// Whether a command takes effect now.
  ///
  /// One that asks for a move waits until the app waits for one, unless a person types it.
  private func isReady(for command: LineInput.Command) -> Bool {
    guard isReadyForAny, waitEnd == nil else { return false }
    guard !isInteractive, state.question == .closed, case .success(let order) = command.command,
      order.isMove
    else { return true }
    return !isBusy
  }

  /// Whether the app has handled all earlier commands, and whatever takes no time.
  private var isReadyForAny: Bool {
    guard state.phase != .start, sent.isEmpty else { return false }
    return !(state.phase == .thinking && app.pace.thinkTime == .zero)
      && !(state.phase == .placing && app.pace.flipDelay == .zero)
  }

  private var isBusy: Bool { state.phase == .thinking || state.phase == .placing }

  /// Whether nothing will happen without the player.
  private var isAtRest: Bool {
    sent.isEmpty && waitEnd == nil && state.phase != .start && (isInteractive || !isBusy)
  }

  /// Dismisses a pass if the computer plays both sides.
  private mutating func dismissPass() -> Bool {
    guard sent.isEmpty, state.isPassBetweenComputers else { return false }
    send(.passDismissed, at: nil)
    return true
  }

  // MARK: Showing

  private mutating func show(_ update: AppUpdate) throws(FileError) {
    let lines = game.lines(for: update)
    if let line = trace?.line(for: update) {
      try print(line)
    } else {
      for line in lines { try print(line) }
    }
    guard let index = sent.firstIndex(where: { $0.event == update.event }) else { return }
    let place = sent.remove(at: index).place
    guard let refusal = update.refusal, let place else { return }
    report(refusal.description, help: update.before.remedy(for: update.event), at: place)
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
  private mutating func execute(_ command: LineInput.Command) throws(FileError) -> Bool {
    switch command.command {
    case .success(.event(.modeChanged(let side, let mode))) where state.modes[side] == mode:
      try print("\(side.description.capitalizedFirst) is already \(mode.rawValue).")
    case .success(.event(let event)): send(event, at: command.place)
    case .success(.wait(let milliseconds)): waitEnd = app.now + milliseconds * 1_000_000
    case .success(.board):
      let drawing = BoardDrawing(of: state.screen.board, style: TerminalStyle(usesColour: false))
      for line in drawing.lines { try print(line) }
      try print("\(state.screen.message)")
    case .success(.moves):
      try print(state.screen.legalMoves?.map(\.description).joined(separator: " ") ?? "none now")
    case .success(.hint):
      let hint = MoveHint(state)
      if hint.square == nil {
        report(hint.description, help: nil, at: command.place)
      } else {
        try print(hint.description.capitalizedFirst + ".")
      }
    case .success(.undo):
      if let event = game.undo.event {
        send(event, at: command.place)
      } else {
        report("there is no move to take back", help: nil, at: command.place)
      }
    case .success(.help): try print(LineCommand.guide)
    case .success(.quit): return false
    case .failure(let unknown): report(unknown.message, help: nil, at: command.place)
    }
    return true
  }

  private mutating func send(_ event: AppEvent, at place: Place?) {
    sent.append((event, place))
    app.send(event)
  }
}
