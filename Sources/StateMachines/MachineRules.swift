package import GameRecords

/// The rules about state machines in files.
extension Rule {
  package static let machineLine = Rule(
    21,
    "machine-line",
    .error,
    "Each line of a table of transitions must be understood.",
    why: "A transition that is not understood would be missing from the machine, and everything "
      + "else that is reported about it could be wrong.",
    fix: "Write a row with the columns from, event, guard, to and effect, separated by tabs.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\tb
      \(wrong: "b\tback")
      b\tquit\ta
      """,
      command: RuleExample.machineCommand
    )
  )
  static let hiddenTransition = Rule(
    23,
    "hidden-transition",
    .error,
    "For each state and event, every transition must be possible.",
    why: "Of two transitions for the same state and event, only the first one whose guards hold is "
      + "taken. Without different guards the second one has no effect, and a program that keeps "
      + "transitions in a dictionary silently forgets the first. A transition without an event and "
      + "guards leaves its state at once, so no other transition from there is possible.",
    fix: "Remove one of the two, or give them guards that differ; the one with fewer guards comes "
      + "last.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\tb
      \(wrong: "a\tgo\ta")
      b\tback\ta
      """,
      command: RuleExample.machineCommand
    )
  )
  static let unreachableState = Rule(
    24,
    "unreachable-state",
    .error,
    "Every state must be reachable from the start.",
    why: "The machine is never in a state to which no transition leads, so a transition is "
      + "missing, or the state is left over.",
    fix: "Add the missing transition, or remove the state.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\tb
      b\tback\ta
      \(wrong: "c")\tback\ta
      """,
      command: RuleExample.machineCommand
    )
  )
  static let deadEnd = Rule(
    25,
    "dead-end",
    .error,
    "Every state must be left by some transition, unless the machine ends there.",
    why: "An app in such a state ignores its user for good.",
    fix: "Add the missing transition. A state that has no rows of its own is an end.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\t\(wrong: "b")
      b\tgo\tb
      """,
      command: RuleExample.machineCommand
    )
  )
  static let unhandledEvent = Rule(
    26,
    "unhandled-event",
    .error,
    "Every event must be handled by some state.",
    why: "An event that nothing handles was forgotten in the table, or is left over.",
    fix: "Add a transition for it, or remove it from the list of events.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\tb
      b\tback\ta
      \t\(wrong: "help")
      """,
      command: RuleExample.machineCommand
    )
  )
  static let endlessTransitions = Rule(
    27,
    "endless-transitions",
    .error,
    "Transitions that need neither an event nor a guard must not lead in a circle.",
    why: "The machine would never come to rest.",
    fix: "Give one of them an event or a guard.",
    example: RuleExample(
      "transcript",
      """
      from\tevent\tto
      a\tgo\t\(wrong: "c")
      c\t\td
      d\t\tc
      """,
      command: RuleExample.machineCommand
    )
  )
}

extension Rule {
  package static let brokenPromise = Rule(
    28,
    "broken-promise",
    .error,
    "The app must keep its promises in every state and for every event.",
    why: "A promise that is broken in one of thousands of states is hardly ever found by trying.",
    fix: "Replay the printed log: it is the shortest session that shows the problem.",
    example: RuleExample("transcript", "f5d6", command: "flipbook app check --never thinking")
  )
}

extension [Rule] {
  /// All rules about state machines.
  package static let machine: [Rule] = [
    .machineLine, .hiddenTransition, .unreachableState, .deadEnd, .unhandledEvent,
    .endlessTransitions, .brokenPromise,
  ]
}

extension RuleExample {
  /// The command that checks the machines of a file.
  fileprivate static let machineCommand = "flipbook app check INPUT"
}
