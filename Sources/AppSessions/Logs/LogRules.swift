package import GameRecords

/// Rules about session logs. Each app adds examples in its own format.
extension Rule {
  package static let sessionVersion = Rule(
    1621,
    "session-version",
    .error,
    "The version of a session log must be known.",
    why: "In another version, the same keys may have another meaning, so replaying the session "
      + "could lead to a different game.",
    fix: "Read the log with a newer flipbook."
  )
  package static let sessionStart = Rule(
    1622,
    "session-start",
    .error,
    "Events must appear between the line that begins a session and the one that ends it.",
    why: "Without its beginning it is unknown how the session started, and anything after its end "
      + "was added later.",
    fix: "Get the log again, or remove the added lines."
  )
  package static let sessionLine = Rule(
    1623,
    "session-line",
    .error,
    "Each line must be a JSON object with one event of the app.",
    why: "An event that cannot be read is missing when the session is replayed, so everything "
      + "after it may turn out differently.",
    fix: "Write what the message expects; “flipbook schema” with the name of the format prints all "
      + "events and keys."
  )
  package static let sessionTime = Rule(
    1624,
    "session-time",
    .error,
    "The times of a session must not go back.",
    why: "Events are written as they occur. If a time is earlier than that of the line above, the "
      + "time was changed or the line was moved, and the time used for a move is wrong.",
    fix: "Put the lines in order, or correct the time."
  )
  package static let sessionState = Rule(
    1625,
    "session-state",
    .error,
    "Each event must lead to the state that the log contains.",
    why: "The same events always lead the app to the same state. Another state shows that the log "
      + "was changed after it was written.",
    fix: "Get the original log; nothing after this line can be trusted."
  )
  package static let sessionCut = Rule(
    1626,
    "session-cut",
    .warning,
    "A session log should be complete.",
    why: "The program was stopped in the middle of the game, or the end of the log was lost. A "
      + "move that was still running does not count.",
    fix: "If the program was stopped, do nothing; otherwise get the log again."
  )
  package static let sessionApp = Rule(
    1627,
    "session-app",
    .error,
    "The sessions of a log must be of the same app.",
    why:
      "Each app has its own events and states, so the events of one cannot be replayed by another.",
    fix: "Split the log, so that each file has the sessions of one app."
  )
}

extension [Rule] {
  /// All rules about session logs, with examples in the logs of an app.
  package static func session(_ log: LogExample) -> [Rule] {
    [
      .sessionVersion.adding([log.otherVersion]),
      .sessionStart.adding([log.withoutHeader]),
      .sessionLine.adding([log.misspelt]),
      .sessionTime.adding([log.endingEarly]),
      .sessionState.adding([log.withOtherChoice]),
      .sessionCut.adding([log.cutOff]),
      .sessionApp.adding([log.withOtherApp]),
    ]
  }
}
