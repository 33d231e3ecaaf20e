package import Apps
import Platform

/// Describes a game of Reversi in sentences, one line for each event.
package struct ReversiReport: PlayReport {
  /// The app.
  package typealias Model = AppState

  /// The state of the app after the last update.
  package var state = AppState()
  private var history: MoveHistory
  /// What a player can take back.
  private(set) var undoStack = UndoStack()
  /// The move whose disks are changing.
  private var move: String?
  /// Whether to add which answers a player can give.
  private let asksPlayer: Bool

  /// Creates a report for a player.
  /// - Parameter earlier: the game before this session, if it is known.
  package init(after earlier: ReversiRecord?) {
    asksPlayer = true
    history = MoveHistory(after: earlier)
  }

  package init() {
    asksPlayer = false
    history = MoveHistory()
  }

  package func situation(after update: AppUpdate) -> [String] {
    let isNews =
      update.state.phase != state.phase
      || [.resetConfirmed, .resetCancelled, .undone].contains(update.event.kind)
    return isNews && update.state.question == .closed ? situation(update.state) : []
  }

  package mutating func events(_ update: AppUpdate) -> [String] {
    history.take(update)
    undoStack.take(update)
    switch update.event {
    case .started(let save):
      return [save == nil ? "New game." : "Resuming the saved game."]
    case .tapped(let square), .computerChose(let square, _):
      guard let side = state.position.turn else { return [] }
      let flips = state.position.board.flips(placing: side, at: square)
      let turned = flips.map(\.description).joined(separator: " ")
      move = "\(history.ply). \(side) \(square) flips \(turned)"
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
      return [Self.player(of: side, mode)]
    case .undone:
      move = nil
      let done = history.ply == 0 ? "Undone; no move is left." : "Undone after move \(history.ply)."
      let modes = Disk.allCases.filter { state.modes[$0] != update.state.modes[$0] }
      return [done] + modes.map { Self.player(of: $0, update.state.modes[$0]) }
    case .resetPressed: return [Frame.Alert.reset.message + answers(" Type ok or cancel.")]
    case .resetCancelled: return ["Reset cancelled."]
    case .resetConfirmed:
      move = nil
      return ["New game."]
    }
  }

  /// Describes the state of the game and what is expected now.
  private func situation(_ state: AppState) -> [String] {
    guard let side = state.position.turn else { return ["\(Self.result(state))."] }
    return switch state.phase {
    case .waiting: ["\(side) is to move."]
    case .thinking: ["The computer is thinking about \(side)’s move."]
    case .passAlert:
      [
        "\(Frame.Alert.pass.title): \(side) cannot place a disk."
          + (state.isPassBetweenComputers ? "" : answers(" Type dismiss."))
      ]
    case .start, .nextTurn, .placing, .over, .paused: []
    }
  }

  private func answers(_ words: String) -> String { asksPlayer ? words : "" }

  private static func player(of side: Disk, _ mode: PlayerMode) -> String {
    "\(mode == .manual ? "a person" : "the computer") now plays \(side)."
  }

  /// Describes how a game has ended.
  static func result(_ state: AppState) -> String {
    let outcome = Outcome(of: state.position.board)
    let counts = outcome.raw
    guard let winner = outcome.winner else {
      return "game over: tied, \(counts.dark) disks each"
    }
    return "game over: \(winner) won, \(counts[winner]) to \(counts[winner.opponent])"
  }
}
