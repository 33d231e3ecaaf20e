import GameRecords
public import ReversiRules
public import StateMachines

/// A check of the app's tables: visits every state that can be reached on a board, tries every
/// event in each, and checks that the app keeps its promises.
///
/// A 4×4 board can be checked completely. On larger boards the number of states is limited; they
/// are spread over games of all lengths.
public struct AppCheck: Sendable {
  /// Something that must hold for every step of the app.
  public struct Property: Sendable {
    /// The promise in one sentence.
    public let promise: String
    /// Whether it must also hold when the app starts from a save, with any side to move.
    public let coversSaves: Bool
    /// Whether a step keeps the promise.
    public let holds: @Sendable (AppUpdate) -> Bool

    /// Creates a property.
    public init(
      _ promise: String,
      coversSaves: Bool = true,
      holds: @escaping @Sendable (AppUpdate) -> Bool
    ) {
      (self.promise, self.coversSaves, self.holds) = (promise, coversSaves, holds)
    }
  }

  /// The outcome of a check.
  public struct Report: Sendable {
    /// The number of states that were visited.
    public internal(set) var states = 0
    /// The number of events that were tried.
    public internal(set) var events = 0
    /// Whether every state that can be reached was visited.
    public internal(set) var isComplete = false
    /// The transitions between phases that were taken.
    public internal(set) var phases: Set<AppPolicy.PhaseMachine.Transition> = []
    /// The transitions of the reset question that were taken.
    public internal(set) var questions: Set<AppPolicy.QuestionMachine.Transition> = []
    /// The first promise that was broken, if any.
    public internal(set) var brokenPromise: String?
    /// A log of the shortest session that breaks the promise.
    public internal(set) var counterexample: [SessionLog.Entry] = []
  }

  let size: BoardSize
  let policy: AppPolicy
  private let most: Int
  /// The number of transitions in the tables.
  private let transitions: Int
  /// The state of a new game.
  let start: AppState
  /// How the app starts.
  private let beginning: AppUpdate
  let properties: [Property]
  private let events: [AppEvent]

  /// Creates a check.
  /// - Parameters:
  ///   - size: the size of the board.
  ///   - policy: the variant of the app to check.
  ///   - most: the number of states to visit at most.
  ///   - properties: what must hold.
  public init(
    size: BoardSize,
    policy: AppPolicy = .app,
    most: Int = .max,
    properties: [Property] = Property.standard
  ) {
    (self.size, self.policy, self.most, self.properties) = (size, policy, most, properties)
    transitions = policy.phases.table.count + policy.questions.table.count
    var state = AppState(size: size, policy: policy)
    beginning = AppUpdate(.started(nil), at: .zero, in: &state)
    start = state.withoutWork
    events = Self.events(start.save)
  }

  /// Runs the check until a promise is broken.
  /// - Parameter progress: called after each state.
  /// - Returns: the outcome.
  public func run(_ progress: () -> Void = {}) -> Report {
    var report = Report()
    var visited: Set<UInt64> = []
    var waiting = [start]
    visited.insert(start.key)
    if let broken = properties.first(where: { !$0.holds(beginning) }) {
      report.fail(broken.promise)
      report.counterexample = [.header(header), .update(beginning), .ended(.zero)]
    }
    while report.brokenPromise == nil, let state = waiting.popLast() {
      guard report.states < most else { return report }
      report.states += 1
      progress()
      var hasWayOn = state.phase == .over
      for event in events(in: state) {
        let update = step(from: state, by: event, &report)
        guard report.brokenPromise == nil else { break }
        guard update.effects != nil else { continue }
        let next = update.state.withoutWork
        hasWayOn = hasWayOn || Self.leadsOn(event) && next != state
        guard visited.insert(next.key).inserted else { continue }
        waiting.append(next)
        if next.position != state.position { startAgain(from: next.save, &report) }
      }
      if !hasWayOn { report.fail(Self.wayOn) }
    }
    if let promise = report.brokenPromise, report.counterexample.isEmpty {
      report.counterexample = counterexample(to: promise)
    }
    report.isComplete = waiting.isEmpty && report.brokenPromise == nil
    return report
  }

  private func step(
    from state: AppState,
    by event: AppEvent,
    _ report: inout Report
  ) -> AppUpdate {
    var next = state
    let update = AppUpdate(event, at: .zero, in: &next)
    report.events += 1
    if case .success(let reaction) = update.outcome, report.transitions < transitions {
      report.phases.formUnion(reaction.phases)
      report.questions.formUnion(reaction.questions)
    }
    let broken = properties.first { property in
      (property.coversSaves || state.phase != .start) && !property.holds(update)
    }
    if let broken { report.fail(broken.promise) }
    return update
  }

  /// Starts another app from a save, also with turns to which no game leads.
  private func startAgain(from save: AppSave, _ report: inout Report) {
    for turn in [Disk.dark, .light, nil] {
      var save = save
      save.position.turn = turn
      let update = step(
        from: AppState(size: size, policy: policy),
        by: .started(save),
        &report
      )
      if report.brokenPromise == nil, !hasWayOn(update.state) { report.fail(Self.wayOn) }
      guard report.brokenPromise != nil else { continue }
      report.counterexample = [.header(header), .update(update), .ended(.zero)]
      return
    }
  }

  // MARK: Events

  /// Every event that could make a difference in a state.
  func events(in state: AppState) -> [AppEvent] {
    events + state.position.legalMoves.prefix(1).map { .computerChose($0, work: Self.late) }
  }

  /// The tokens of work that was stopped, and of the work in progress, of states without a token.
  fileprivate static let (late, current) = (WorkToken(0), WorkToken(1))

  /// Those of them that are the same in every state of a game that begins with a save.
  private static func events(_ start: AppSave) -> [AppEvent] {
    let squares = Array(start.position.board.size.squares)
    var events = squares.map { AppEvent.tapped($0) }
    events += squares.map { .computerChose($0, work: current) }
    events += [.diskChanged(work: current), .passDismissed, .undone(start)]
    events += [.resetPressed, .resetConfirmed, .resetCancelled, .started(nil)]
    for side in Disk.allCases {
      events += PlayerMode.allCases.map { .modeChanged(side, $0) }
    }
    return events + [.diskChanged(work: late)]
  }

  static let wayOn = "Until the game is over, something leads on besides modes and resets."

  /// Whether the game is over, or something other than a mode change or a reset leads to another
  /// state.
  func hasWayOn(_ state: AppState) -> Bool {
    state.phase == .over
      || events(in: state).contains { event in
        var next = state
        return Self.leadsOn(event) && next.handle(event) != nil
          && next.withoutWork != state.withoutWork
      }
  }

  /// Whether an event is one that a game is made of.
  private static func leadsOn(_ event: AppEvent) -> Bool {
    ![.modeChanged, .resetPressed, .resetConfirmed, .undone].contains(event.kind)
  }
}

extension AppCheck.Report {
  /// The number of transitions that were taken.
  fileprivate var transitions: Int { phases.count + questions.count }

  fileprivate mutating func fail(_ promise: String) { brokenPromise = brokenPromise ?? promise }
}

extension AppState {
  /// The state with its token reset, which does not affect what can happen.
  var withoutWork: AppState {
    var state = self
    state.work = AppCheck.current
    return state
  }

  /// A number that is almost certainly unique for a state without its token.
  var key: UInt64 { withoutWork.digest }
}
