import GameRecords
@testable import ReversiApp
import ReversiRules

/// Visits every state that can be reached on a board, and tries every event in each.
struct ModelCheck {
  /// The number of visited states.
  private(set) var stateCount = 0
  /// The number of events that were tried.
  private(set) var eventCount = 0
  /// How often each row of the tables was used.
  private(set) var phaseWays: [Transition<AppPhase>: Int] = [:]
  private(set) var questionWays: [Transition<ResetQuestion>: Int] = [:]
  /// The broken properties in words; a limited number of them.
  private(set) var problems: [String] = []

  private let size: BoardSize
  private let fresh: AppState
  private var visited: Set<UInt64> = []
  private var waiting: [AppState] = []

  init(size: BoardSize) {
    self.size = size
    var fresh = AppState(size: size)
    _ = fresh.handle(.started(nil))
    self.fresh = fresh.withoutWork
  }

  /// Visits all states, or at most a given number.
  mutating func run(most: Int = .max) {
    enqueue(fresh)
    while let state = waiting.popLast(), stateCount < most, problems.count < 20 {
      stateCount += 1
      check(state)
      for event in events(in: state) { step(from: state, by: event) }
    }
  }

  // MARK: Exploring

  /// Starts the app from a save, whose turn may be one that no game leads to.
  private mutating func start(with save: AppSave) {
    var state = AppState(size: size)
    guard let effects = state.handle(.started(save)) else {
      return fail("it does not start", state)
    }
    eventCount += 1
    checkEffects(effects, from: AppState(size: size), to: state, by: .started(save), kept: save)
    check(state)
  }

  /// - Returns: whether the state is new.
  @discardableResult
  private mutating func enqueue(_ state: AppState) -> Bool {
    let state = state.withoutWork
    guard visited.insert(state.key).inserted else { return false }
    waiting.append(state)
    return true
  }

  private func events(in state: AppState) -> [AppEvent] {
    let squares = Array(size.squares)
    let stale = WorkToken(state.work.number - 1)
    var events = squares.map { AppEvent.tapped($0) }
    events += squares.map { .computerChose($0, work: state.work) }
    events += [.diskChanged(work: state.work), .passDismissed]
    events += [.resetPressed, .resetConfirmed, .resetCancelled, .started(nil)]
    for side in Disk.allCases {
      events += PlayerMode.allCases.map { .modeChanged(side, $0) }
    }
    events.append(.diskChanged(work: stale))
    events += state.position.legalMoves.prefix(1).map { .computerChose($0, work: stale) }
    return events
  }

  private mutating func step(from state: AppState, by event: AppEvent) {
    eventCount += 1
    var next = state
    guard let effects = next.handle(event) else {
      if next != state { fail("an ignored event changes the state", state, event) }
      return
    }
    if case .diskChanged(let work) = event, work != state.work { fail("late", state, event) }
    if case .computerChose(_, let work) = event, work != state.work { fail("late", state, event) }
    checkEffects(effects, from: state, to: next, by: event, kept: state.save)
    if state.phase == .placing, next.phase == .placing || event == .resetPressed {
      if next.screen.counts != state.screen.counts { fail("counts change early", state, event) }
    }
    if event == .resetConfirmed, next.withoutWork != fresh { fail("not fresh", state, event) }
    guard enqueue(next), next.position != state.position else { return }
    // Starts another app from the save, also with other turns.
    for turn in [Disk.dark, .light, nil] {
      var save = next.save
      save.position.turn = turn
      start(with: save)
    }
  }

  // MARK: Properties

  /// Checks what must hold in every state.
  private mutating func check(_ state: AppState) {
    if state.phase == .nextTurn { fail("rests between turns", state) }
    if (state.placement != nil) != (state.phase == .placing) { fail("placement", state) }
    if let placement = state.placement, placement.remaining == 0 {
      var position = state.position
      _ = try? position.play(.placement(placement.square))
      if position.board != state.screen.board { fail("shows another move than was made", state) }
    }
    let over = state.position.isOver || state.position.turn == nil
    if (state.phase == .over) != (over && state.phase != .placing) { fail("over", state) }
    if (state.phase == .passAlert) != (state.position.mustPass && state.phase != .placing) {
      fail("pass", state)
    }
    guard state.phase != .over else { return }
    // Something other than a mode change or a reset must lead to another state.
    let isWayOn = events(in: state).contains { event in
      switch event {
      case .modeChanged, .resetPressed, .resetConfirmed: return false
      default:
        var next = state
        return next.handle(event) != nil && next.withoutWork != state
      }
    }
    if !isWayOn { fail("no way on", state) }
  }

  /// Checks that a host that only performs the effects shows what the state says.
  private mutating func checkEffects(
    _ effects: [AppEffect],
    from old: AppState,
    to new: AppState,
    by event: AppEvent,
    kept: AppSave?
  ) {
    var alert = old.screen.alert
    var isThinking = old.phase == .thinking
    var isAnimating = old.phase == .placing
    var kept = kept
    switch event {
    case .passDismissed, .resetConfirmed, .resetCancelled: alert = nil
    case .computerChose: isThinking = false
    case .diskChanged: isAnimating = false
    default: break
    }
    for effect in effects {
      switch effect {
      case .animate(_, _, let work):
        if isAnimating || work != new.work { fail("two animations", old, event) }
        isAnimating = true
      case .stopAnimation(let work):
        if !isAnimating || work != old.work { fail("stops no animation", old, event) }
        isAnimating = false
      case .startThinking(let position, let work):
        if isThinking || work != new.work || position != new.position {
          fail("two thoughts", old, event)
        }
        isThinking = true
      case .stopThinking(let work):
        if !isThinking || work != old.work { fail("stops no thought", old, event) }
        isThinking = false
      case .showPassAlert:
        if alert != nil { fail("two alerts", old, event) }
        alert = .pass
      case .showResetAlert:
        // It replaces an open alert, which is shown again if the reset is cancelled.
        alert = .reset
      case .save(let save): kept = save
      }
    }
    if alert != new.screen.alert { fail("wrong alert", old, event) }
    if isThinking != (new.screen.thinking != nil) { fail("thinking", old, event) }
    if isAnimating != (new.phase == .placing) { fail("animation", old, event) }
    if kept != new.save { fail("not saved", old, event) }
    count(from: old, to: new, by: event)
  }

  // MARK: Counting

  private mutating func count(from old: AppState, to new: AppState, by event: AppEvent) {
    for line in Transition<ResetQuestion>.table
    where line.from == old.question && line.to == new.question && old.question != new.question {
      questionWays[line, default: 0] += 1
    }
    let direct = Transition<AppPhase>.table.filter { $0.from == old.phase && $0.to == new.phase }
    let indirect = Transition<AppPhase>.table.filter {
      $0.from == .nextTurn && $0.to == new.phase || $0.from == old.phase && $0.to == .nextTurn
    }
    for line in direct where event.mayBe(line.by) { phaseWays[line, default: 0] += 1 }
    for line in indirect where event.mayBe(line.by) || line.from == .nextTurn {
      phaseWays[line, default: 0] += 1
    }
  }

  private mutating func fail(_ problem: String, _ state: AppState, _ event: AppEvent? = nil) {
    problems.append("\(problem): \(event.map { "\($0) in " } ?? "")\(state)")
  }
}

extension AppEvent {
  /// Returns whether the event can cause a trigger of the tables.
  fileprivate func mayBe(_ trigger: Trigger) -> Bool {
    switch (self, trigger) {
    case (.started, .started), (.tapped, .legalTap), (.modeChanged, .moverToComputer),
      (.modeChanged, .moverToManual), (.modeChanged, .modeChanged),
      (.computerChose, .computerChose), (.diskChanged, .diskChanged),
      (.diskChanged, .lastDiskChanged), (.passDismissed, .passDismissed),
      (.resetConfirmed, .resetConfirmed):
      true
    default: false
    }
  }
}

extension AppState {
  /// The state with its token reset, which does not affect what can happen.
  fileprivate var withoutWork: AppState {
    var state = self
    state.work = WorkToken(1)
    return state
  }

  /// A number that is unique for each state on a board of 16 squares, apart from tokens.
  fileprivate var key: UInt64 {
    var key: UInt64 = 0
    func add(_ digit: Int?, of base: UInt64) { key = key * base + UInt64((digit ?? -1) + 1) }
    for square in position.board.size.squares {
      add(position.board[square].map { Int($0.rawValue) }, of: 3)
    }
    add(position.turn.map { Int($0.rawValue) }, of: 3)
    for side in Disk.allCases { add(modes[side] == .manual ? 0 : 1, of: 3) }
    add(AppPhase.allCases.firstIndex(of: phase), of: 8)
    add(question == .open ? 1 : 0, of: 3)
    add(placement.map { $0.square.y * 4 + $0.square.x }, of: 17)
    add(placement?.remaining, of: 17)
    return key
  }
}
