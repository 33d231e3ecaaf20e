/// A machine as a table with tabs, which ``MachineFile`` reads back.
///
/// The state of the first row is the start. A row with only a state or only an event declares it.
struct MachineTable {
  /// The names of the columns.
  static let columns = ["from", "event", "guard", "to", "effect"]
  /// Other names of columns, as documents have them.
  static let otherNames = [
    "on": "event", "by": "event", "trigger": "event", "if": "guard", "do": "effect",
  ]
  /// The words in the column of events for what happens when a state is entered or left.
  static let entry = "entry"
  static let exit = "exit"

  private let machine: TextMachine

  init(_ machine: TextMachine) { self.machine = machine }

  /// The table.
  var text: String {
    var rows = machine.table.map { line in
      [
        line.from, line.event ?? "", ArrowLabel.guards(line.guards), line.to,
        line.effects.joined(separator: ", "),
      ]
    }
    for state in machine.states {
      for (name, effects) in [
        (Self.entry, machine.entryEffects[state]), (Self.exit, machine.exitEffects[state]),
      ] {
        guard let effects, !effects.isEmpty else { continue }
        rows.append([state, name, "", "", effects.joined(separator: ", ")])
      }
    }
    let mentioned = Set(machine.table.flatMap { [$0.from, $0.to] })
    rows += machine.states.filter { !mentioned.contains($0) }.map { [$0] }
    rows += Self.unhandledEvents(of: machine).map { ["", $0] }
    if rows.first?.first != machine.start { rows.insert([machine.start], at: 0) }
    return ([Self.columns] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// The events that no row of a machine has.
  static func unhandledEvents(of machine: TextMachine) -> [String] {
    let handled = Set(machine.table.compactMap(\.event))
    return machine.events.filter { !handled.contains($0) }
  }
}
