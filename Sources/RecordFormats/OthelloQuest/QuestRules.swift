import GameRecords

/// What can be said of a game of Othello Quest that is good JSON.
extension Rule {
  static let questPass = Rule(
    1521,
    "othello-quest-pass",
    .note,
    "A pass should be written as a hyphen.",
    why: "The server writes “-”. Another spelling shows that another program has had the file "
      + "in its hands, and an importer that was made for the server's files need not know it.",
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
    "A game must have two players, of whom the first is dark.",
    why: "Nothing but their order tells who plays which side. With one player, or with three, "
      + "names and ratings may come to the wrong side.",
    fix: "List both players, dark first.",
    example: RuleExample(
      "othello-quest",
      #"{"players": \#(wrong: #"[{"name": "Inkwell"}]"#), "moves": [{"m": "f5"}]}"#
    )
  )
}

extension [Rule] {
  /// All of these.
  static let othelloQuest: [Rule] = [
    .questPass,
    .questPlayers,
  ]
}
