package import Flipbook

/// Tells a game in sentences, one line for each thing that happens.
struct GameReport {
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

  /// What makes sense now in place of an event that does not.
  package func remedy(for event: AppEvent) -> String? {
    switch event {
    case .tapped where question == .open, .passDismissed where question == .open, .resetPressed:
      "answer ok or cancel"
    case .resetConfirmed, .resetCancelled: "say reset first"
    case .passDismissed: "whoever cannot move passes by itself"
    case .tapped where phase == .passAlert: "answer dismiss"
    case .tapped where phase == .over: "say reset to play another one"
    case .tapped where phase == .waiting:
      "the legal squares are " + position.legalMoves.map(\.description).joined(separator: " ")
    case .tapped, .modeChanged, .started, .diskChanged, .computerChose: nil
    }
  }
}
