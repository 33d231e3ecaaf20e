extension MachineDiagram {
  /// The state diagram; machines that run at the same time are regions of one state.
  var mermaid: String {
    var keys = NodeKeys()
    let regions = machines.map { Self.lines(of: $0, &keys) }
    guard regions.count != 1 else {
      return (["stateDiagram-v2"] + regions[0]).joined(separator: "\n  ") + "\n"
    }
    let body = regions.joined(separator: ["--"]).joined(separator: "\n    ")
    return "stateDiagram-v2\n  state \"all\" as all {\n    \(body)\n  }\n"
  }

  private static func lines(of machine: TextMachine, _ keys: inout NodeKeys) -> [String] {
    let names = keys.keys(of: machine)
    let key = { (state: String) in names[state] ?? state }
    var lines: [String] = []
    let unused = MachineTable.unhandledEvents(of: machine)
    if !unused.isEmpty { lines.append("%% events: " + unused.joined(separator: ", ")) }
    for state in machine.states {
      // A diamond has no room for a name.
      if machine.isChoice(state), key(state) == state { lines.append("state \(state) <<choice>>") }
      let isMentioned = machine.table.contains { $0.from == state || $0.to == state }
      if key(state) != state || !isMentioned { lines.append("\(key(state)) : \(state)") }
      lines += ArrowLabel.lines(of: state, in: machine).map { "\(key(state)) : \($0)" }
    }
    lines.append("[*] --> \(key(machine.start))")
    for line in machine.table {
      let label = ArrowLabel.text(line)
      lines.append(
        "\(key(line.from)) --> \(key(line.to))" + (label.isEmpty ? "" : " : \(label)")
      )
    }
    return lines + machine.states.filter(machine.ends.contains).map { "\(key($0)) --> [*]" }
  }
}

/// Names for the nodes of a drawing that consist of letters and digits, each used once.
struct NodeKeys {
  private var used: Set<String> = ["all", "end", "state", "note", "direction", "title"]

  /// Returns new names for the states of a machine.
  mutating func keys(of machine: TextMachine) -> [String: String] {
    var names: [String: String] = [:]
    for state in machine.states { names[state] = key(of: state) }
    return names
  }

  /// Returns a new name that resembles a state's.
  private mutating func key(of state: String) -> String {
    let words = state.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var key = words.first.map(String.init) ?? "s"
    key += rest.joined()
    if key.first?.isNumber ?? false { key = "s" + key }
    let base = key
    var number = 2
    while !used.insert(key).inserted {
      key = "\(base)_\(number)"
      number += 1
    }
    return key
  }
}
