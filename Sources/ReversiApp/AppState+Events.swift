import GameRecords
import ReversiRules

extension AppState {
  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the effects, in the order to perform them; `nil` if the event makes no sense in
  ///   this state and is ignored.
  public mutating func handle(_ event: AppEvent) -> [AppEffect]? {
    guard let trigger = trigger(of: event) else { return nil }
    let nextQuestion = Transition<ResetQuestion>.question(after: question, by: trigger)
    let nextPhase = Transition<AppPhase>.phase(after: phase, by: trigger)
    guard nextQuestion != nil || nextPhase != nil else { return nil }
    var effects: [AppEffect] = []
    if let nextQuestion {
      question = nextQuestion
      if question == .open { effects.append(.showResetAlert) }
      // A pass that became due in the meantime was waiting for this.
      if trigger == .resetCancelled, phase == .passAlert { effects.append(.showPassAlert) }
    }
    if let nextPhase {
      stopWork(by: trigger, &effects)
      act(on: event, by: trigger, &effects)
      enter(nextPhase, &effects)
    }
    return effects
  }

  // MARK: What an event means

  private func trigger(of event: AppEvent) -> Trigger? {
    switch event {
    case .started: .started
    case .tapped(let square):
      question == .closed && position.legalMoves.contains(square) ? .legalTap : nil
    case .modeChanged(let side, let mode): trigger(ofMode: mode, for: side)
    case .resetPressed: phase == .start ? nil : .resetPressed
    case .resetCancelled: .resetCancelled
    case .resetConfirmed: question == .open ? .resetConfirmed : nil
    case .passDismissed: question == .closed ? .passDismissed : nil
    case .diskChanged(let work):
      // Stopped work has another token.
      work == self.work ? placement?.remaining == 0 ? .lastDiskChanged : .diskChanged : nil
    case .computerChose(let square, let work):
      work == self.work && position.legalMoves.contains(square) ? .computerChose : nil
    }
  }

  private func trigger(ofMode mode: PlayerMode, for side: Disk) -> Trigger? {
    guard modes[side] != mode else { return nil }
    return switch (phase, mode) {
    case (.waiting, .computer) where position.turn == side: .moverToComputer
    case (.thinking, .manual) where position.turn == side: .moverToManual
    default: .modeChanged
    }
  }

  // MARK: What it does

  /// Stops the unfinished work of a phase that is left.
  private func stopWork(by trigger: Trigger, _ effects: inout [AppEffect]) {
    switch (phase, trigger) {
    case (.thinking, .moverToManual), (.thinking, .resetConfirmed):
      effects.append(.stopThinking(work: work))
    case (.placing, .resetConfirmed): effects.append(.stopAnimation(work: work))
    default: break
    }
  }

  private mutating func act(
    on event: AppEvent,
    by trigger: Trigger,
    _ effects: inout [AppEffect]
  ) {
    switch event {
    case .started(let save):
      if let save { load(save) }
      guard save != self.save else { return }
    case .tapped(let square), .computerChose(let square, _):
      beginPlacement(on: square, &effects)
      return
    case .diskChanged:
      guard trigger == .lastDiskChanged else {
        placement?.advance()
        animate(&effects)
        return
      }
      finishPlacement()
    case .passDismissed: _ = try? position.play(.pass)
    case .modeChanged(let side, let mode): modes[side] = mode
    case .resetConfirmed: self = AppState(size: position.board.size, after: work)
    case .resetPressed, .resetCancelled: return
    }
    effects.append(.save(save))
  }

  private mutating func load(_ save: AppSave) {
    position = save.position
    modes = save.modes
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

  private mutating func beginWork() { work = WorkToken(work.number + 1) }

  /// Creates the state of a new game, which continues only the numbering of work tokens.
  private init(size: BoardSize, after work: WorkToken) {
    self.init(size: size)
    self.work = work
  }

  // MARK: What follows

  private mutating func enter(_ next: AppPhase, _ effects: inout [AppEffect]) {
    guard next != phase else { return }
    phase = next
    switch phase {
    case .nextTurn:
      let trigger = nextTurn
      guard let next = Transition<AppPhase>.phase(after: phase, by: trigger) else { return }
      enter(next, &effects)
    case .thinking:
      beginWork()
      effects.append(.startThinking(about: position, work: work))
    case .passAlert:
      if question == .closed { effects.append(.showPassAlert) }
    case .start, .waiting, .placing, .over: break
    }
  }

  /// The trigger that leaves ``AppPhase/nextTurn``.
  private var nextTurn: Trigger {
    guard let side = position.turn else { return .gameEnded }
    if position.mustPass { return .sideCannotMove }
    return modes[side] == .manual ? .personToMove : .computerToMove
  }
}
