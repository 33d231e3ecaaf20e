/// A machine as a table in Markdown, which ``MachineFile`` reads back.
///
/// `[*]` before a state is the start, and after a state the end, as in Mermaid. A row with only a
/// state or only an event declares it.
struct MachineTable {
  /// The names of the columns.
  static let columns = ["from", "event", "guard", "to", "effect"]
  /// The sign for the start and the end.
  static let outside = "[*]"
  /// The words in the column of events for what happens when a state is entered or left.
  static let entry = "entry"
  static let exit = "exit"

  private let machine: TextMachine

  init(_ machine: TextMachine) { self.machine = machine }

  /// The table.
  var text: String {
    var rows = [Self.columns, [String](repeating: "---", count: Self.columns.count)]
    rows.append([Self.outside, "", "", machine.start, ""])
    for state in machine.states {
      for (name, effects) in [
        (Self.entry, machine.entryEffects[state]), (Self.exit, machine.exitEffects[state]),
      ] {
        guard let effects, !effects.isEmpty else { continue }
        rows.append([state, name, "", "", effects.joined(separator: ", ")])
      }
    }
    rows += machine.table.map { line in
      [
        line.from, line.event ?? "", ArrowLabel.guards(line.guards), line.to,
        line.effects.joined(separator: ", "),
      ]
    }
    rows += machine.states.filter { machine.ends.contains($0) && $0 != Self.outside }
      .map { [$0, "", "", Self.outside, ""] }
    rows += machine.states.filter { !isMentioned($0) }.map { [$0, "", "", "", ""] }
    rows += Self.unhandledEvents(of: machine).map { ["", $0, "", "", ""] }
    return rows.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
    .joined()
  }

  private func isMentioned(_ state: String) -> Bool {
    state == machine.start || machine.ends.contains(state)
      || machine.table.contains { $0.from == state || $0.to == state }
  }

  /// The events that no row of a machine has.
  static func unhandledEvents(of machine: TextMachine) -> [String] {
    let handled = Set(machine.table.compactMap(\.event))
    return machine.events.filter { !handled.contains($0) }
  }
}
