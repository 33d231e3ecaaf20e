import GameRecords

/// The rules for games of Othello Quest that are valid JSON.
extension Rule {
  static let questPass = Rule(
    1521,
    "othello-quest-pass",
    .note,
    "A pass should be written as a hyphen.",
    why: "The server writes “-”. Any other notation means that another program has changed the "
      + "file, and an importer made for the server's files may not know it.",
    fix: "Write “-”, or leave passes out.",
    example: RuleExample(
      "othello-quest",
      """
      {
        "moves": [
          {"m": "d3"}, {"m": "c3"}, {"m": "f5"}, {"m": "d2"}, {"m": "d1"}, {"m": "e1"},
          {"m": "b2"}, {"m": "c1"}, {"m": "\(wrong: "pass")"}, {"m": "d6"}
        ]
      }
      """
    )
  )
  static let questPlayers = Rule(
    4008,
    "othello-quest-players",
    .warning,
    "A game must have two players, dark first.",
    why: "Only their order shows who plays which side. With one player, or with three, names and "
      + "ratings may be given to the wrong side.",
    fix: "List both players, dark first.",
    example: RuleExample(
      "othello-quest",
      #"{"players": \#(wrong: #"[{"name": "Inkwell"}]"#), "moves": [{"m": "f5"}]}"#
    )
  )
}

extension [Rule] {
  /// All rules for games of Othello Quest.
  static let othelloQuest: [Rule] = [
    .questPass,
    .questPlayers,
  ]
}
