import GameRecords

/// A machine while it is read, with the place of everything in it.
struct MachineDraft {
  private(set) var start: MachineLine?
  private(set) var rows: [(line: MachineLine, transition: TextMachine.Transition)] = []
  private var ends: Set<String> = []
  private var entry: [String: [String]] = [:]
  private var exit: [String: [String]] = [:]
  /// Where each state and each event appears first, and their order.
  private(set) var states: [(name: String, place: MachineLine)] = []
  private(set) var events: [(name: String, place: MachineLine)] = []
  private var known: Set<String> = []
  private var knownEvents: Set<String> = []
  /// Names to show instead of those in the text.
  private(set) var titles: [String: String] = [:]
  private(set) var findings: [FindingDraft] = []
  /// States whose transitions have conditions as labels.
  private(set) var choices: Set<String> = []
  /// Whether something was not understood, so that checks would mislead.
  var isIncomplete = false
  /// The composite state that the machine is in.
  var owner: String?
  /// Whether all its states are left together, with the composite state.
  var isLeft = false
  private var isFull = false

  /// Whether nothing was read yet.
  var isEmpty: Bool { start == nil && states.isEmpty && events.isEmpty }

  // MARK: Reading

  mutating func setStart(_ state: MachineLine) {
    declare(state)
    guard start == nil || start?.text == state.text else {
      return report(.machineStart, "there is a second start state; expected one", at: state)
    }
    start = state
  }

  mutating func addEnd(_ state: MachineLine) {
    declare(state)
    ends.insert(state.string)
  }

  mutating func addChoice(_ state: MachineLine) {
    declare(state)
    choices.insert(state.string)
  }

  /// Adds a transition; one to `[*]` without a label says that a state is an end.
  mutating func add(_ label: LabelText, from: MachineLine, to: MachineLine, on line: MachineLine) {
    if to.text == MachineTable.outside {
      guard !label.isEmpty else { return addEnd(from) }
      declare(from)
      addEnd(to)
    }
    guard rows.count < MachineFile.mostRows else {
      if !isFull { report(.machineLine, "there are more than \(rows.count) transitions", at: line) }
      isFull = true
      return
    }
    declare(from)
    declare(to)
    if let event = label.event { declareEvent(event) }
    let transition = TextMachine.Transition(
      from: from.string,
      on: label.event?.string,
      if: label.guards,
      to: to.string,
      do: label.effects
    )
    rows.append((line, transition))
  }

  mutating func add(_ effects: [String], entering state: MachineLine) {
    declare(state)
    entry[state.string, default: []] += effects
  }

  mutating func add(_ effects: [String], leaving state: MachineLine) {
    declare(state)
    exit[state.string, default: []] += effects
  }

  mutating func declare(_ state: MachineLine) {
    if known.insert(state.string).inserted { states.append((state.string, state)) }
  }

  mutating func declareEvent(_ event: MachineLine) {
    if knownEvents.insert(event.string).inserted { events.append((event.string, event)) }
  }

  mutating func setTitle(_ title: MachineLine, of state: MachineLine) {
    declare(state)
    prepareTitle(title, of: state)
  }

  /// Sets the title of a state that need not be one of this machine.
  mutating func prepareTitle(_ title: MachineLine, of state: MachineLine) {
    if titles[state.string] == nil { titles[state.string] = title.string }
  }

  mutating func report(_ rule: Rule, _ message: String, help: String? = nil, at line: MachineLine) {
    findings.append(FindingDraft(rule, message, help: help, at: line.range))
  }

  // MARK: The result

  /// Returns the machine; `nil` if it has no start.
  func machine(_ findings: inout FindingCollector<FindingDraft>) -> TextMachine? {
    for finding in self.findings { findings.add(finding) }
    guard let start else {
      findings.add(
        FindingDraft(
          .machineStart,
          "there is no start state",
          help: "mark it with [*] as the state before it",
          at: (states.first ?? events.first)?.place.range ?? 0..<0
        )
      )
      return nil
    }
    return TextMachine(
      start: start.string,
      ends: ends,
      states: states.map(\.name),
      events: events.map(\.name),
      rows.map(\.transition),
      entering: entry,
      leaving: exit
    )
    .text(state: { titles[$0] ?? $0 })
  }
}
