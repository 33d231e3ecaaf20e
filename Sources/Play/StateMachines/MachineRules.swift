package import GameRecords

extension RuleExplanations {
  static let machine = RuleExplanations(PackageResources.MachineRules_md)
}

/// The rules about state machines in files.
extension Rule {
  package static let machineLine = Rule(21, "machine-line", .error, page: .machine)
  static let hiddenTransition = Rule(23, "hidden-transition", .error, page: .machine)
  static let unreachableState = Rule(24, "unreachable-state", .error, page: .machine)
  static let deadEnd = Rule(25, "dead-end", .error, page: .machine)
  static let unhandledEvent = Rule(26, "unhandled-event", .error, page: .machine)
  static let endlessTransitions = Rule(27, "endless-transitions", .error, page: .machine)
}

extension Rule {
  package static let brokenPromise = Rule(28, "broken-promise", .error, page: .machine)
  package static let machineStep = Rule(22, "machine-step", .error, page: .machine)
}

extension [Rule] {
  /// All rules about state machines.
  package static let machine: [Rule] = [
    .machineLine, .hiddenTransition, .unreachableState, .deadEnd, .unhandledEvent,
    .endlessTransitions, .brokenPromise, .machineStep,
  ]
}
