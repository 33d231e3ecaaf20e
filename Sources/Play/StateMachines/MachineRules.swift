package import GameRecords

extension RuleExplanations {
  static let machine = RuleExplanations(PackageResources.MachineRules_md)
}

/// The rules about state machines in files.
extension Rule {
  package static let machineLine = Rule(21, "machine-line", .error, page: .machine)
    .requiring("Each line of a table of transitions must be understood.")
  static let hiddenTransition = Rule(23, "hidden-transition", .error, page: .machine)
    .requiring("For each state and event, every transition must be possible.")
  static let unreachableState = Rule(24, "unreachable-state", .error, page: .machine)
    .requiring("Every state must be reachable from the start.")
  static let deadEnd = Rule(25, "dead-end", .error, page: .machine)
    .requiring("Every state must be left by some transition, unless the machine ends there.")
  static let unhandledEvent = Rule(26, "unhandled-event", .error, page: .machine)
    .requiring("Every event must be handled by some state.")
  static let endlessTransitions = Rule(27, "endless-transitions", .error, page: .machine)
    .requiring("Transitions that need neither an event nor a guard must not lead in a circle.")
}

extension Rule {
  package static let brokenPromise = Rule(28, "broken-promise", .error, page: .machine)
    .requiring("The app must keep its promises in every state and for every event.")
}

extension [Rule] {
  /// All rules about state machines.
  package static let machine: [Rule] = [
    .machineLine, .hiddenTransition, .unreachableState, .deadEnd, .unhandledEvent,
    .endlessTransitions, .brokenPromise,
  ]
}
