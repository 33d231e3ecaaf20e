import GameRecords

extension TableReader {
  /// Returns the findings about the table of the machine.
  func findings(about machine: TextMachine) -> [FindingDraft] {
    guard !isIncomplete else { return [] }
    let places = Dictionary(states.map { ($0.name, $0.place.range) }) { first, _ in first }
    return machine.problems.compactMap { problem in
      switch problem {
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
          help: "add a transition to another state, or remove its rows if the machine ends there",
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
      at: rows[row].text.range
    )
  }
}
