import GameRecords

/// What can be said of a game of Othello Quest that is good JSON.
extension Rule {
  static let questPass = Rule(
    1521,
    "othello-quest-pass",
    .note,
    "Othello Quest writes a pass as a hyphen.",
    why: "",
    fix: "",
    example: nil
  )
  static let questPlayers = Rule(
    4008,
    "othello-quest-players",
    .warning,
    "A game has two players, of whom the first is dark.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let othelloQuest: [Rule] = [
    .questPass,
    .questPlayers,
  ]
}
