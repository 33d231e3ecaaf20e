extension MachineDiagram {
  /// The graph.
  var dot: String {
    var keys = NodeKeys()
    return """
      digraph states {
        node [shape=box, style=rounded, fontname="sans-serif"]
        edge [fontname="sans-serif", fontsize=10]
      \(machines.flatMap { Self.lines(of: $0, &keys) }.map { "  \($0)\n" }.joined())}

      """
  }

  private static func lines(of machine: TextMachine, _ keys: inout NodeKeys) -> [String] {
    let names = keys.keys(of: machine)
    let key = { (state: String) in "\"\(names[state] ?? state)\"" }
    let nodes = machine.states.map { state in
      let title = [state] + ArrowLabel.lines(of: state, in: machine)
      var looks = ["label=\(quoted(title))"]
      if machine.isChoice(state) { looks += ["shape=diamond", "style=solid"] }
      if machine.ends.contains(state) { looks.append("peripheries=2") }
      if state == machine.start { looks.append("penwidth=2") }
      return "\(key(state)) [\(looks.joined(separator: ", "))]"
    }
    let ways = machine.table.map { line in
      let label = [ArrowLabel.cause(line), ArrowLabel.effects(line.effects)]
        .filter { !$0.isEmpty }
      return "\(key(line.from)) -> \(key(line.to)) [label=\(quoted(label))]"
    }
    return nodes + ways
  }

  /// Returns lines as one quoted text.
  private static func quoted(_ lines: [String]) -> String {
    let text = lines.map { line in
      line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(text.joined(separator: "\\n"))\""
  }
}
