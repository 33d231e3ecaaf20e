extension MachineDiagram {
  /// Returns the table of a machine with tabs; its first row begins in the start.
  static func table(of machine: TextMachine) -> String {
    let rows = machine.table.map { line in
      [
        line.from, line.event ?? "", ArrowLabel.guards(line.guards), line.to,
        line.effects.joined(separator: ", "),
      ]
    }
    let entries = machine.states.compactMap { state in
      machine.entryEffects[state].map { [state, "entry", "", "", $0.joined(separator: ", ")] }
    }
    return ([["from", "event", "guard", "to", "effect"]] + rows + entries)
      .map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}
