/// A test of a machine, from a table with the columns state, events and expected.
///
/// Commas separate the events. What is expected is the state after them, or `refused` if the last one
/// must do nothing. Columns named guard and effect can follow: the guards that hold, and the effects
/// that there must be, those of entering and leaving states with them.
public struct MachineCase: Sendable {
  /// The machine.
  public let machine: TextMachine
  /// The state before the events.
  public let state: String
  /// The events.
  public let events: [String]
  /// The guards that hold.
  public let guards: [String]
  /// The state after the events; `nil` if the last one must do nothing.
  public let expected: String?
  /// The effects that there must be, in order; `nil` if they do not matter.
  public let effects: [String]?
  /// The number of the line with the test.
  public let line: Int

  static let columns = ["state", "events", "expected", "guard", "effect"]
  static let refusal = "refused"

  /// What the machine does instead; `nil` if it does what is expected.
  public var failure: String? {
    let (steps, refusal) = machine.steps(from: state, by: events) { guards.contains($0) }
    let end = steps.last?.to ?? state
    guard let expected else {
      guard let refusal else { return "the machine goes to \(end)" }
      // All events before the last one must be handled.
      let count = steps.count { $0.event != nil }
      return count == events.count - 1 ? nil : "\(refusal)"
    }
    if let refusal { return "\(refusal)" }
    guard expected == end else { return "the machine goes to \(end)" }
    let all = steps.flatMap(machine.effects)
    guard let effects, effects != all else { return nil }
    return all.isEmpty ? "there are no effects" : "the effects are " + all.joined(separator: ", ")
  }
}

extension MachineCase: CustomStringConvertible {
  /// The case in one line.
  public var description: String {
    let path = [state] + (events.isEmpty ? [] : [events.joined(separator: ", ")])
    let ifs = guards.isEmpty ? "" : " if " + guards.joined(separator: " and ")
    return path.joined(separator: ": ") + ifs + " → " + (expected ?? Self.refusal)
  }
}
