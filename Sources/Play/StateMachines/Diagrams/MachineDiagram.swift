/// A drawing of machines, for documentation.
public struct MachineDiagram: Sendable {
  /// The language of a drawing.
  public enum Format: String, CaseIterable, Sendable {
    /// A Mermaid state diagram, which GitHub draws.
    case mermaid
    /// A Graphviz graph.
    case dot
    /// Tables with the columns from, event, guard, to and effect, separated by tabs.
    case table
  }

  /// The machines, which run at the same time.
  public let machines: [TextMachine]

  /// Creates the drawing of machines that run at the same time.
  public init(_ machines: [TextMachine]) { self.machines = machines }

  /// Returns the drawing in a language.
  ///
  /// ``MachineFile`` reads tables back.
  public func text(_ format: Format) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .table: machines.map { MachineTable($0).text }.joined(separator: "\n")
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
