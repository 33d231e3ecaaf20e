import GameRecords

extension RuleExplanations {
  static let quest = RuleExplanations(PackageResources.QuestRules_md)
}

/// The rules for games of Othello Quest that are valid JSON.
extension Rule {
  static let questPass = Rule(1521, "othello-quest-pass", .note, page: .quest)
    .requiring("A pass should be written as a hyphen.")
  static let questPlayers = Rule(4008, "othello-quest-players", .warning, page: .quest)
    .requiring("A game must have two players, dark first.")
}

extension [Rule] {
  /// All rules for games of Othello Quest.
  static let othelloQuest: [Rule] = [
    .questPass, .questPlayers,
  ]
}
