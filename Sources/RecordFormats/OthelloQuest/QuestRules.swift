import GameRecords

/// What can be said of a game of Othello Quest that is good JSON.
extension Rule {
  static let questPass = Rule(
    "othello-quest-pass",
    .note,
    "Othello Quest writes a pass as a hyphen."
  )
  static let questPlayers = Rule(
    "othello-quest-players",
    .warning,
    "A game has two players, of whom the first is dark."
  )
}
