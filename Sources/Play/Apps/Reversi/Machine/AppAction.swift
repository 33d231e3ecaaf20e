import GameRecords
import ReversiRules

/// What a transition of the app does, as its tables name it.
public enum AppAction: String, Hashable, CaseIterable, Sendable {
  case load
  case saveIfNew = "save if new"
  case save
  case placeDisk = "place the disk"
  case showNextDisk = "show the next disk"
  case finishMove = "finish the move"
  case pass
  case setMode = "set the mode"
  case reset
  case startThinking = "start thinking"
  case stopThinking = "stop thinking"
  case stopAnimation = "stop the animation"
  case showPassAlert = "show the pass alert"
  case showResetAlert = "ask"
}

extension AppState {
  /// Performs an action on the state, and adds what it asks of the environment.
  mutating func perform(
    _ action: AppAction,
    for event: AppEvent,
    _ effects: inout [AppEffect]
  ) {
    switch action {
    case .load: if let save = event.save { load(save) }
    case .saveIfNew: if event != .started(save) { effects.append(.save(save)) }
    case .save: effects.append(.save(save))
    case .placeDisk: if let square = event.square { beginPlacement(on: square, &effects) }
    case .showNextDisk:
      placement?.advance()
      animate(&effects)
    case .finishMove: finishPlacement()
    case .pass: _ = try? position.play(.pass)
    case .setMode: if case .modeChanged(let side, let mode) = event { modes[side] = mode }
    case .reset: reset()
    case .startThinking:
      beginWork()
      effects.append(.startThinking(about: position, work: work))
    case .stopThinking: effects.append(.stopThinking(work: work))
    case .stopAnimation: effects.append(.stopAnimation(work: work))
    // One that becomes due behind the reset question is shown after it.
    case .showPassAlert: if question == .closed { effects.append(.showPassAlert) }
    case .showResetAlert: effects.append(.showResetAlert)
    }
  }

  private mutating func load(_ save: AppSave) {
    position = save.position
    modes = save.modes
    placement = nil
    // The program that saved it may not have noticed that neither side can move.
    if position.isOver { position.turn = nil }
  }

  private mutating func beginPlacement(on square: Square, _ effects: inout [AppEffect]) {
    guard let side = position.turn else { return }
    let flips = position.board.flips(placing: side, at: square)
    placement = RunningPlacement(flips, of: side, on: position.board)
    beginWork()
    animate(&effects)
  }

  private func animate(_ effects: inout [AppEffect]) {
    guard let placement, let side = position.turn else { return }
    effects.append(.animate(placement.changing, to: side, work: work))
  }

  private mutating func finishPlacement() {
    guard let square = placement?.square else { return }
    placement = nil
    _ = try? position.play(.placement(square))
  }

  private mutating func beginWork() { work = work.next }

  /// Begins a new game, which continues only the numbering of work tokens.
  private mutating func reset() {
    let work = work
    self = AppState(size: position.board.size, policy: policy)
    self.work = work
  }
}
