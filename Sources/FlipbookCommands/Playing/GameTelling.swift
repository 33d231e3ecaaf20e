internal import Flipbook

/// Tells a game in sentences, one line for each thing that happens.
struct GameTelling {
  /// What the app knew before.
  private(set) var state = AppState()
  private var history = MoveHistory()
  /// The move whose disks are changing.
  private var move: String?
  /// Whether there is a player to tell what can be answered.
  private let asksPlayer: Bool

  /// Tells a game from its beginning.
  init(asksPlayer: Bool = true) { self.asksPlayer = asksPlayer }

  /// What an update has led to, as lines; none when there is nothing to tell yet.
  mutating func lines(for update: AppUpdate) -> [String] {
    defer { state = update.state }
    guard update.effects != nil else { return [] }
    history.take(update.event)
    var lines = events(update)
    if let failure = update.saveFailure {
      lines.append("The game could not be saved: \(failure.message).")
    }
    let isNews = update.state.phase != state.phase || update.event == .resetConfirmed
    let isAsked = update.state.question == .open
    if isNews || update.event == .resetCancelled, !isAsked {
      lines += situation(update.state)
    }
    return lines.map(\.capitalizedFirst)
  }

  private mutating func events(_ update: AppUpdate) -> [String] {
    switch update.event {
    case .started(let save):
      return [save == nil ? "A new game." : "The game goes on."]
    case .tapped(let square), .computerChose(let square, _):
      guard let side = state.position.turn else { return [] }
      let flips = state.position.board.flips(placing: side, at: square)
      let turned = flips.map(\.description).joined(separator: " ")
      move = "\(history.ply). \(side) \(square) turns \(turned)"
      return []
    case .diskChanged:
      guard update.state.placement == nil, let move else { return [] }
      let counts = update.state.position.board.counts
      self.move = nil
      return ["\(move); dark \(counts.dark), light \(counts.light)."]
    case .passDismissed:
      guard let side = state.position.turn else { return [] }
      return ["\(history.ply). \(side) passes."]
    case .modeChanged(let side, let mode):
      return ["\(side) is played by \(mode == .manual ? "a person" : "the computer")."]
    case .resetPressed: return [AppAlert.reset.message + answers(" Answer ok or cancel.")]
    case .resetCancelled: return ["The game goes on."]
    case .resetConfirmed:
      move = nil
      return ["A new game."]
    }
  }

  /// How the game stands, and what is expected now.
  private func situation(_ state: AppState) -> [String] {
    guard let side = state.position.turn else { return ["\(Self.result(state))."] }
    return switch state.phase {
    case .waiting: ["\(side) is to move."]
    case .thinking: ["The computer thinks about \(side)'s move."]
    case .passAlert:
      [
        "\(AppAlert.pass.title): \(side) cannot place a disk."
          + (state.isPassBetweenComputers ? "" : answers(" Answer dismiss."))
      ]
    case .start, .nextTurn, .placing, .over: []
    }
  }

  private func answers(_ words: String) -> String { asksPlayer ? words : "" }

  /// How a game has ended.
  static func result(_ state: AppState) -> String {
    let outcome = Outcome(of: state.position.board)
    let counts = outcome.raw
    guard let winner = outcome.winner else {
      return "the game is over: tied, \(counts.dark) disks each"
    }
    return "the game is over: \(winner) won, \(counts[winner]) to \(counts[winner.opponent])"
  }
}

extension AppState {
  /// Whether a pass is to be dismissed though no person plays, who could.
  var isPassBetweenComputers: Bool {
    screen.alert == .pass && modes == PlayerModes(dark: .computer, light: .computer)
  }

  /// Why an event makes no sense now, and what would.
  func reasonToIgnore(_ event: AppEvent) -> (message: String, help: String?) {
    let answers = "answer ok or cancel"
    switch event {
    case .tapped, .passDismissed:
      if question == .open { return ("the question about the reset is open", answers) }
    case .resetConfirmed, .resetCancelled:
      return ("there is no question to be answered", "say reset first")
    case .resetPressed: return ("the question about the reset is open already", answers)
    case .modeChanged(let side, let mode): return ("\(side) is \(mode.rawValue) already", nil)
    case .started, .diskChanged, .computerChose: break
    }
    if event == .passDismissed {
      return ("there is no pass to be dismissed", "whoever cannot move passes by itself")
    }
    switch phase {
    case .thinking: return ("the computer is thinking", nil)
    case .placing: return ("the disks of a move are changing", nil)
    case .passAlert: return ("\(position.turn.map { "\($0)" } ?? "") has to pass", "answer dismiss")
    case .over: return ("the game is over", "say reset to play another one")
    case .start, .nextTurn: return ("the game has not begun", nil)
    case .waiting: return illegality(of: event)
    }
  }

  private func illegality(of event: AppEvent) -> (message: String, help: String?) {
    guard case .tapped(let square) = event, let side = position.turn else { return ("", nil) }
    let legal = position.legalMoves.map(\.description).joined(separator: " ")
    let help = "the legal squares are \(legal)"
    return switch position.legality(of: .placement(square)) {
    case .offBoard: ("\(square) is not on this board", help)
    case .occupied: ("there is a disk on \(square) already", help)
    default: ("\(side) would turn no disk on \(square)", help)
    }
  }
}
