import GameRecords

/// A machine while it is read, with the place of everything in it.
struct MachineDraft {
  private(set) var start: MachineLine?
  private(set) var rows: [(line: MachineLine, transition: TextMachine.Transition)] = []
  private var ends: Set<String> = []
  private var entry: [String: [String]] = [:]
  private var exit: [String: [String]] = [:]
  /// Where each state and each event appears first, and their order.
  private var states: [(name: String, place: MachineLine)] = []
  private var events: [(name: String, place: MachineLine)] = []
  private var known: Set<String> = []
  private var knownEvents: Set<String> = []
  /// Names to show instead of those in the text.
  private var titles: [String: String] = [:]
  private(set) var findings: [FindingDraft] = []
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

  mutating func add(_ label: LabelText, from: MachineLine, to: MachineLine, on line: MachineLine) {
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

  /// Returns the findings about the table of the machine.
  func findings(about machine: TextMachine) -> [FindingDraft] {
    let name = { (state: String) in titles[state] ?? state }
    let places = Dictionary(states.map { (name($0.name), $0.place.range) }) { first, _ in first }
    return machine.problems.compactMap { problem in
      switch problem {
      case .deadEnd where isLeft: return nil
      case .hidden(let row, let other):
        return hidden(row, by: other, machine)
      case .unreachable(let state):
        return FindingDraft(
          .unreachableState,
          "nothing leads to the state \(DisplayText.quote(state))",
          help: "add a transition to it, or remove it",
          at: places[state] ?? 0..<0
        )
      case .deadEnd(let state):
        return FindingDraft(
          .deadEnd,
          "the state \(DisplayText.quote(state)) is never left",
          help: "add a transition to another state, or to [*] if the machine ends there",
          at: places[state] ?? 0..<0
        )
      case .unhandled(let event):
        let place = events.first { $0.name == event }?.place.range
        return FindingDraft(
          .unhandledEvent,
          "no state handles the event \(DisplayText.quote(event))",
          help: "add a transition for it, or remove it",
          at: place ?? 0..<0
        )
      case .circle(let states):
        let path = (states + states.prefix(1)).map { DisplayText.quote($0) }
        return FindingDraft(
          .endlessTransitions,
          "these transitions need no event and never end: " + path.joined(separator: " → "),
          help: "give one of them an event or a guard",
          at: places[states[0]] ?? 0..<0
        )
      }
    }
  }

  private func hidden(_ row: Int, by other: Int, _ machine: TextMachine) -> FindingDraft {
    let (line, taken) = (machine.table[row], machine.table[other])
    let event = line.event.map { "for \(DisplayText.quote($0))" } ?? "without an event"
    return FindingDraft(
      .hiddenTransition,
      "this transition \(event) from \(DisplayText.quote(line.from)) is never taken: the one to "
        + DisplayText.quote(taken.to)
        + (taken.event == line.event
          ? " before it applies whenever it does" : " needs no event and no guard"),
      help: "remove one of them, or give them guards that differ",
      at: rows[row].line.range
    )
  }
}

/// The parts of an arrow’s label: `event [guard and guard] / effect, effect`.
struct LabelText {
  var event: MachineLine?
  var guards: [String] = []
  var effects: [String] = []

  init(event: MachineLine?, guards: MachineLine?, effects: MachineLine?) {
    self.event = event.flatMap { $0.isBlank ? nil : $0 }
    self.guards = guards.map(Self.guards) ?? []
    self.effects = effects.map(Self.effects) ?? []
  }

  /// Splits a label.
  init(_ label: MachineLine) {
    let text = label.text
    let open = text.firstIndex(of: "[")
    let close = open.flatMap { text[$0...].firstIndex(of: "]") }
    let slash = text[(close ?? text.startIndex)...].firstIndex(of: "/")
    let eventEnd = (close == nil ? nil : open) ?? slash ?? text.endIndex
    var guards: MachineLine?
    if let open, let close { guards = label.part(text[open...].dropFirst().prefix(upTo: close)) }
    self.init(
      event: label.part(text[..<eventEnd]),
      guards: guards,
      effects: slash.map { label.part(text[$0...].dropFirst()) }
    )
  }

  private static func guards(_ line: MachineLine) -> [String] {
    line.string.replacing("&&", with: " and ").split(separator: " and ")
      .map { $0.trimmed }.filter { !$0.isEmpty }
  }

  /// Splits effects.
  static func effects(_ line: MachineLine) -> [String] {
    line.parts { $0 == "," || $0 == ";" }.map(\.string).filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmed: String { MachineLine(self, in: base).string }
}
