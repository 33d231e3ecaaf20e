import GameRecords

/// What can be wrong with the log of a session.
extension Rule {
  static let sessionVersion = Rule(
    1621,
    "session-version",
    .error,
    "The version of a session's log must be known.",
    why: "Another version may mean something else by the same words, so that running the session "
      + "again as this one could lead to another game.",
    fix: "Read the log with a newer flipbook.",
    example: RuleExample("session", #"{"session":\#(wrong: "2"),"program":"flipbook 9"}"#)
  )
  static let sessionStart = Rule(
    1622,
    "session-start",
    .error,
    "Events must stand between the line that begins a session and the one that ends it.",
    why: "Without its beginning nobody knows what the session began with, and what stands behind "
      + "its end was put there later.",
    fix: "Get the log again, or remove what was added.",
    example: RuleExample(
      "session",
      """
      \(wrong: "")\(SessionExample.start)
      \(SessionExample.game)
      \(SessionExample.end)
      """
    )
  )
  static let sessionLine = Rule(
    1623,
    "session-line",
    .error,
    "Each line must be a JSON object that tells one event of the app.",
    why: "An event that cannot be made out is missing when the session runs again, so that "
      + "everything behind it may lead elsewhere.",
    fix: "Write what the message says; “flipbook schema session” prints all events and keys.",
    example: RuleExample(
      "session",
      """
      \(SessionExample.header)
      \(SessionExample.start)
      {"time":1,"event":"\(wrong: "taped")","square":"a1","ignored":true,"state":"\
      \(SessionExample.startState)"}
      \(SessionExample.game)
      \(SessionExample.end)
      """
    )
  )
  static let sessionTime = Rule(
    1624,
    "session-time",
    .error,
    "The times of a session must not go back.",
    why: "Events are written as they come. A time before the one above it was changed, or its line "
      + "was moved, and the time that a move took is wrong.",
    fix: "Put the lines in their order, or mend the time.",
    example: RuleExample(
      "session",
      """
      \(SessionExample.header)
      \(SessionExample.start)
      \(SessionExample.game)
      \(wrong: #"{"time":2,"event":"ended"}"#)
      """
    )
  )
  static let sessionState = Rule(
    1625,
    "session-state",
    .error,
    "Each event must lead to the state that the log tells.",
    why: "The app does the same whenever the same happens to it, so that another state shows that "
      + "the log is no longer what was written.",
    fix: "Get the log as it was written; nothing behind this place can be trusted.",
    example: RuleExample(
      "session",
      """
      \(SessionExample.header)
      \(SessionExample.start)
      \(wrong: #"{"time":2.5,"event":"tapped","square":"d3","state":"\#(SessionExample.tapState)"}"#)
      {"time":2.7,"event":"diskChanged","work":1,"state":"\(SessionExample.flipState)"}
      {"time":2.9,"event":"diskChanged","work":1,"state":"\(SessionExample.moveState)"}
      \(SessionExample.end)
      """
    )
  )
  static let sessionCut = Rule(
    1626,
    "session-cut",
    .warning,
    "A session should be there to its end.",
    why: "The program was stopped in the middle of the game, or the end of the log is lost. A move "
      + "whose disks were still changing does not count.",
    fix: "Nothing, if the program was stopped; otherwise get the log again.",
    example: RuleExample(
      "session",
      """
      \(SessionExample.header)
      \(SessionExample.start)
      \(SessionExample.game)
      \(wrong: #"{"time":3.2,"ev"#)
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let session: [Rule] = [
    .sessionVersion,
    .sessionStart,
    .sessionLine,
    .sessionTime,
    .sessionState,
    .sessionCut,
  ]
}
