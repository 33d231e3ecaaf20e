/// A drawing of machines, for documentation.
public struct MachineDiagram: Sendable {
  /// The language of a drawing.
  public enum Format: String, CaseIterable, Sendable {
    /// A Mermaid state diagram, which GitHub draws.
    case mermaid
    /// A Graphviz graph.
    case dot
    /// A Markdown table with the columns from, event, guard, to and effect.
    case table
  }

  /// The machines; all of them that are in no composite state run at the same time.
  public let machines: [TextMachine]
  /// The machine that each machine is in, by its index, and the composite state there.
  let places: [(machine: Int, state: String)?]

  /// Creates the drawing of machines.
  /// - Parameters:
  ///   - machines: the machines.
  ///   - owners: the composite state that each machine is in, if any: a state of a later machine; by
  ///     default all machines run at the same time.
  public init(_ machines: [TextMachine], owners: [String?] = []) {
    self.machines = machines
    places = machines.indices.map { index in
      guard index < owners.count, let owner = owners[index] else { return nil }
      return machines.indices[(index + 1)...].first { machines[$0].states.contains(owner) }
        .map { ($0, owner) }
    }
  }

  /// The machines that are in no composite state.
  var outermost: [Int] { machines.indices.filter { places[$0] == nil } }

  /// The machines in a composite state of a machine.
  func parts(of state: String, in machine: Int) -> [Int] {
    machines.indices.filter { places[$0].map { $0 == (machine, state) } ?? false }
  }

  /// Returns the drawing in a language.
  ///
  /// ``MachineFile`` reads Mermaid diagrams and tables back.
  public func text(_ format: Format) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .table:
      machines.indices.map { index in
        let title = places[index].map { "In the state \($0.state):\n\n" } ?? ""
        return title + MachineTable(machines[index]).text
      }
      .joined(separator: "\n")
    }
  }
}

/// The words of an arrow and of effects, as in diagrams of the Unified Modeling Language.
enum ArrowLabel {
  /// Returns `event [guard and guard] / effect, effect`, without the parts that are missing.
  static func text(_ line: TextMachine.Transition) -> String {
    [cause(line), effects(line.effects)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns `event [guard and guard]`.
  static func cause(_ line: TextMachine.Transition) -> String {
    let guards = line.guards.isEmpty ? "" : "[\(self.guards(line.guards))]"
    return [line.event ?? "", guards].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns `/ effect, effect`.
  static func effects(_ effects: [String]) -> String {
    effects.isEmpty ? "" : "/ " + effects.joined(separator: ", ")
  }

  /// Returns `guard and guard`.
  static func guards(_ guards: [String]) -> String { guards.joined(separator: " and ") }

  /// The effects of a state in lines: `entry / effect`.
  static func lines(of state: String, in machine: TextMachine) -> [String] {
    [("entry", machine.entryEffects), ("exit", machine.exitEffects)].compactMap { name, effects in
      effects[state].flatMap { $0.isEmpty ? nil : "\(name) \(self.effects($0))" }
    }
  }
}
