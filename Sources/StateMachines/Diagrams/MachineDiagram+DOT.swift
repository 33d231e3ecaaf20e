extension MachineDiagram {
  /// The graph.
  var dot: String {
    var keys = NodeKeys()
    return """
      digraph states {
        node [shape=box, style=rounded, fontname="sans-serif"]
        edge [fontname="sans-serif", fontsize=10]
      \(outermost.flatMap { lines(of: $0, &keys) }.map { "  \($0)\n" }.joined())}

      """
  }

  private func lines(of index: Int, _ keys: inout NodeKeys) -> [String] {
    let machine = machines[index]
    var names = keys.keys(of: machine)
    names[MachineTable.outside] = keys.key(of: "end")
    let key = { (state: String) in "\"\(names[state] ?? state)\"" }
    let nodes = machine.states.map { state in
      guard state != MachineTable.outside else {
        return "\(key(state)) [label=\"\", shape=doublecircle, width=0.15, style=filled]"
      }
      let title = [state] + ArrowLabel.lines(of: state, in: machine)
      var looks = ["label=\(Self.quoted(title))"]
      if machine.isChoice(state) { looks += ["shape=diamond", "style=solid"] }
      if machine.ends.contains(state) { looks.append("peripheries=2") }
      if state == machine.start { looks.append("penwidth=2") }
      return "\(key(state)) [\(looks.joined(separator: ", "))]"
    }
    let ways = machine.table.map { line in
      let label = [ArrowLabel.cause(line), ArrowLabel.effects(line.effects)]
        .filter { !$0.isEmpty }
      return "\(key(line.from)) -> \(key(line.to)) [label=\(Self.quoted(label))]"
    }
    let parts = machine.states.flatMap { state -> [String] in
      let inside = self.parts(of: state, in: index).flatMap { lines(of: $0, &keys) }
      guard !inside.isEmpty else { return [] }
      return ["subgraph \"cluster_\(names[state] ?? state)\" {", "  label=\(Self.quoted([state]))"]
        + inside.map { "  " + $0 } + ["}"]
    }
    return nodes + ways + parts
  }

  /// Returns lines as one quoted text.
  private static func quoted(_ lines: [String]) -> String {
    let text = lines.map { line in
      line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(text.joined(separator: "\\n"))\""
  }
}
