import GameRecords
import ReversiRules

extension AppCheck.Property {
  /// What the app promises.
  public static let standard: [AppCheck.Property] = [
    .init("An ignored event changes nothing.") { $0.effects != nil || $0.state == $0.before },
    .init("A report of work that was stopped is ignored.") {
      $0.effects == nil || $0.event.work.map { [work = $0.before.work] in $0 == work } ?? true
    },
    .init("The app never rests between turns.") { $0.state.phase != .nextTurn },
    .init("Disks are changing exactly during a move.") {
      ($0.state.placement != nil) == ($0.state.phase == .placing)
    },
    .init("The last disk shown completes the move.", holds: showsMove),
    .init("The game is over exactly if neither side can move.") { update in
      let state = update.state
      let isOver = state.position.isOver || state.position.turn == nil
      return (state.phase == .over) == (isOver && state.phase != .placing && state.phase != .start)
    },
    .init("The pass alert is due exactly if only the other side can move.") { update in
      let state = update.state
      return (state.phase == .passAlert)
        == (state.position.mustPass && state.phase != .placing && state.phase != .start)
    },
    .init("The disk counts do not change during a move.") { update in
      guard update.before.phase == .placing, update.state.phase == .placing else { return true }
      return update.before.screen.counts == update.state.screen.counts
    },
    .init("A reset restores a new game between two persons.") { update in
      guard update.event == .resetConfirmed, update.effects != nil else { return true }
      var fresh = AppState(size: update.state.position.board.size, policy: update.state.policy)
      _ = fresh.handle(.started(nil))
      return update.state.withoutWork == fresh.withoutWork
    },
    .init("A host that only performs the effects shows and saves what the state says.") {
      Host($0).isRight
    },
  ]

  private static func showsMove(_ update: AppUpdate) -> Bool {
    guard let placement = update.state.placement, placement.remaining == 0 else { return true }
    var position = update.state.position
    _ = try? position.play(.placement(placement.square))
    return position.board == update.state.screen.board
  }
}

/// What a host knows that only performs the effects.
private struct Host {
  private let update: AppUpdate
  private var alert: AppAlert?
  private var isThinking: Bool
  private var isAnimating: Bool
  private var save: AppSave?
  /// Whether no effect contradicted another one.
  private var isConsistent = true

  init(_ update: AppUpdate) {
    self.update = update
    let before = update.before
    alert = before.screen.alert
    isThinking = before.phase == .thinking
    isAnimating = before.phase == .placing
    save = before.save
    guard let effects = update.effects else { return }
    switch update.event {
    case .passDismissed, .resetConfirmed, .resetCancelled, .undone: alert = nil
    case .computerChose: isThinking = false
    case .diskChanged: isAnimating = false
    case .started(let loaded): save = loaded
    default: break
    }
    for effect in effects { perform(effect) }
  }

  private mutating func perform(_ effect: AppEffect) {
    let (before, after) = (update.before, update.state)
    switch effect {
    case .animate(_, _, let work):
      isConsistent = isConsistent && !isAnimating && work == after.work
      isAnimating = true
    case .stopAnimation(let work):
      isConsistent = isConsistent && isAnimating && work == before.work
      isAnimating = false
    case .startThinking(let position, let work):
      isConsistent =
        isConsistent && !isThinking && work == after.work && position == after.position
      isThinking = true
    case .stopThinking(let work):
      isConsistent = isConsistent && isThinking && work == before.work
      isThinking = false
    case .showPassAlert:
      isConsistent = isConsistent && alert == nil
      alert = .pass
    // It replaces an open alert, which is shown again if the reset is cancelled.
    case .showResetAlert: alert = .reset
    case .save(let new): save = new
    }
  }

  /// Whether the host shows and has saved what the state after the update says.
  var isRight: Bool {
    let state = update.state
    return isConsistent && alert == state.screen.alert
      && isThinking == (state.screen.thinking != nil)
      && isAnimating == (state.phase == .placing)
      && (save == state.save || state.phase == .start)
  }
}
