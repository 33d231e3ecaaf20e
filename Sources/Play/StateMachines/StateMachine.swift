/// A finite state machine that is a table of transitions.
///
/// An event leads from one state to another if the guards of the transition hold, and has effects.
/// Which guards hold, and what effects do, is up to the owner of the machine; the machine itself is
/// only data, so it can be checked (``problems``), drawn (``MachineDiagram``) and read from a file
/// (``MachineFile``).
public struct StateMachine<State, Event, Guard, Effect>: Hashable, Sendable
where
  State: Hashable & Sendable, Event: Hashable & Sendable,
  Guard: Hashable & Sendable, Effect: Hashable & Sendable
{
  /// One row of the table.
  public struct Transition: Hashable, Sendable {
    /// The state before.
    public var from: State
    /// The event that triggers the transition; `nil` if it happens as soon as its state is entered
    /// and its guards hold.
    public var event: Event?
    /// The conditions, all of which must hold.
    public var guards: [Guard]
    /// The state after; if it is the state before, that state is neither left nor entered.
    public var to: State
    /// What happens on the way, in order.
    public var effects: [Effect]

    /// Creates a row.
    @inlinable
    public init(
      from: State,
      on event: Event? = nil,
      if guards: [Guard] = [],
      to: State,
      do effects: [Effect] = []
    ) {
      (self.from, self.event, self.guards) = (from, event, guards)
      (self.to, self.effects) = (to, effects)
    }
  }

  /// The state in which the machine starts.
  public let start: State
  /// The states in which it may stay for good.
  public let ends: Set<State>
  /// All states, in the order in which they were declared or first appear.
  public let states: [State]
  /// All events, in the order in which they were declared or first appear.
  public let events: [Event]
  /// The transitions: of several for the same state and event, the first one whose guards hold is
  /// taken.
  public let table: [Transition]
  /// What happens whenever a state is entered from another one.
  public let entryEffects: [State: [Effect]]
  /// What happens whenever a state is left for another one.
  public let exitEffects: [State: [Effect]]

  /// The indices of the rows for each state and event.
  @usableFromInline let rows: [Trigger: [Int]]
  /// The events that each state handles.
  @usableFromInline let handled: [State: [Event]]

  @usableFromInline
  struct Trigger: Hashable, Sendable {
    @usableFromInline let state: State
    @usableFromInline let event: Event?

    @inlinable
    init(state: State, event: Event?) { (self.state, self.event) = (state, event) }

    @inlinable
    static func == (a: Trigger, b: Trigger) -> Bool { a.state == b.state && a.event == b.event }

    @inlinable
    func hash(into hasher: inout Hasher) {
      hasher.combine(state)
      hasher.combine(event)
    }
  }

  /// Creates a machine.
  /// - Parameters:
  ///   - start: the state in which it starts.
  ///   - ends: the states in which it may stay for good.
  ///   - states: states that must be used, besides those in the table.
  ///   - events: events that must be handled, besides those in the table.
  ///   - table: the transitions.
  ///   - entryEffects: what happens whenever a state is entered.
  ///   - exitEffects: what happens whenever a state is left.
  public init(
    start: State,
    ends: Set<State> = [],
    states: [State] = [],
    events: [Event] = [],
    _ table: [Transition],
    entering entryEffects: [State: [Effect]] = [:],
    leaving exitEffects: [State: [Effect]] = [:]
  ) {
    self.start = start
    self.ends = ends
    let others = [Set(entryEffects.keys), Set(exitEffects.keys), ends].flatMap { states in
      states.sorted { "\($0)" < "\($1)" }
    }
    self.states =
      (states + [start] + table.flatMap { [$0.from, $0.to] } + others).withoutRepetition
    let events = (events + table.compactMap(\.event)).withoutRepetition
    self.events = events
    self.table = table
    self.entryEffects = entryEffects
    self.exitEffects = exitEffects
    rows = Dictionary(grouping: table.indices) {
      Trigger(state: table[$0].from, event: table[$0].event)
    }
    handled = Dictionary(grouping: table, by: \.from).mapValues { lines in
      let own = Set(lines.compactMap(\.event))
      return events.filter { own.contains($0) }
    }
  }

  /// Returns the transition that an event causes.
  /// - Parameters:
  ///   - state: the current state.
  ///   - event: the event; `nil` for a transition that needs none.
  ///   - holds: whether a guard holds now.
  /// - Returns: the first transition whose guards hold.
  /// - Throws: ``Refusal`` if nothing happens.
  @inlinable
  public func transition(
    from state: State,
    by event: Event?,
    where holds: (Guard) -> Bool = { _ in true }
  ) throws(Refusal) -> Transition {
    var failure: Guard?
    for row in rows[Trigger(state: state, event: event)] ?? [] {
      failure = table[row].guards.first { !holds($0) }
      if failure == nil { return table[row] }
    }
    throw Refusal(state: state, event: event, failedGuard: failure, expected: events(in: state))
  }

  /// Returns the effects of a transition in order: those of leaving its state, its own, and those
  /// of entering the next state.
  @inlinable
  public func effects(of transition: Transition) -> [Effect] {
    guard transition.from != transition.to else { return transition.effects }
    return exitEffects[transition.from, default: []] + transition.effects
      + entryEffects[transition.to, default: []]
  }

  /// Returns the events that a state handles, in the order of ``events``.
  @inlinable
  public func events(in state: State) -> [Event] { handled[state, default: []] }

  /// Whether a state is left as soon as it is entered: none of its transitions needs an event.
  public func isChoice(_ state: State) -> Bool {
    rows[Trigger(state: state, event: nil)] != nil && events(in: state).isEmpty
  }

  /// Why an event does nothing.
  public struct Refusal: Error, Hashable, Sendable {
    /// The state.
    public let state: State
    /// The event.
    public let event: Event?
    /// The guard that does not hold; `nil` if the state has no transition for the event.
    public let failedGuard: Guard?
    /// The events that the state handles.
    public let expected: [Event]

    @inlinable
    init(state: State, event: Event?, failedGuard: Guard?, expected: [Event]) {
      (self.state, self.event) = (state, event)
      (self.failedGuard, self.expected) = (failedGuard, expected)
    }
  }
}

extension StateMachine.Refusal: CustomStringConvertible {
  /// The reason in one sentence, without its full stop.
  public var description: String {
    let event = event.map { "\($0)" } ?? "no event"
    if let failedGuard { return "\(event) does nothing in \(state) unless \(failedGuard)" }
    let others = expected.map { "\($0)" }.joined(separator: ", ")
    return "\(state) does not handle \(event)" + (others.isEmpty ? "" : "; it handles \(others)")
  }
}

extension Array where Element: Hashable {
  /// The elements without those that have appeared before.
  var withoutRepetition: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
