package import Flipbook
import Platform

/// Plays the app line by line: for scripts, for screen readers, and wherever there is no terminal
/// to draw on.
package struct LinePlayer {
  private let session: PlaySession
  private let messages: Messages
  /// Whether a person types, at any time.
  private let isInteractive: Bool

  private var game: GameReport
  private var input = LineInput()
  /// The events that the app has not handled yet; those of commands with their places.
  private var sent: [(event: AppEvent, place: Place?)] = []
  private var status = ExitStatus.clean

  /// Creates a player that begins with some events.
  package init(
    _ session: PlaySession,
    opening: [AppEvent],
    _ history: MoveHistory,
    _ messages: Messages
  ) {
    self.session = session
    game = GameReport(history)
    self.messages = messages
    isInteractive = FileDescriptor.standardInput.isTerminal
    for event in opening { send(event, at: nil) }
  }

  /// Plays until the player quits or the input ends.
  package mutating func play() throws(FileError) -> ExitStatus {
    if isInteractive { try print("Type a square such as f5, or “help” to list all commands.") }
    while true {
      for update in session.mailbox.take() { try show(update) }
      if dismissPass() { continue }
      if isReady, let command = input.next() {
        guard try execute(command) else { return status }
        continue
      }
      if input.hasEnded, isAtRest { return status }
      switch TerminalListener.wait(until: nil, input: wantsInput ? .standardInput : nil) {
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

  /// Whether the next command can be executed: a script waits until the app is ready for it.
  private var isReady: Bool {
    guard state.phase != .start, sent.isEmpty else { return false }
    return isInteractive || state.question == .open || !isBusy
  }

  private var isBusy: Bool { state.phase == .thinking || state.phase == .placing }

  private var wantsInput: Bool { isReady && !input.hasEnded }

  /// Whether nothing will happen without the player.
  private var isAtRest: Bool { sent.isEmpty && state.phase != .start && (isInteractive || !isBusy) }

  /// Dismisses a pass if the computer plays both sides.
  private mutating func dismissPass() -> Bool {
    guard sent.isEmpty, state.isPassBetweenComputers else { return false }
    send(.passDismissed, at: nil)
    return true
  }

  // MARK: Showing

  private mutating func show(_ update: AppUpdate) throws(FileError) {
    let before = state
    for line in game.lines(for: update) { try print(line) }
    guard let index = sent.firstIndex(where: { $0.event == update.event }) else { return }
    let place = sent.remove(at: index).place
    guard update.effects == nil, let place else { return }
    let event = update.event
    report(before.reasonToIgnore(event), help: before.remedy(for: event), at: place)
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
    case .success(.board):
      let drawing = BoardDrawing(of: state.screen.board, style: TerminalStyle(usesColour: false))
      for line in drawing.lines { try print(line) }
      try print("\(state.screen.message)")
    case .success(.moves):
      try print(state.screen.legalMoves?.map(\.description).joined(separator: " ") ?? "none now")
    case .success(.help): try print(LineCommand.guide)
    case .success(.quit): return false
    case .failure(let unknown): report(unknown.message, help: nil, at: command.place)
    }
    return true
  }

  private mutating func send(_ event: AppEvent, at place: Place?) {
    sent.append((event, place))
    session.send(event)
  }
}
