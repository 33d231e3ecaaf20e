import GameRecords

extension RuleExplanations {
  static let quest = RuleExplanations(PackageResources.QuestRules_md)
}

/// The rules for games of Othello Quest that are valid JSON.
extension Rule {
  static let questPass = Rule(1521, "othello-quest-pass", .note, page: .quest)
  static let questPlayers = Rule(4008, "othello-quest-players", .warning, page: .quest)
}

extension [Rule] {
  /// All rules for games of Othello Quest.
  static let othelloQuest: [Rule] = [
    .questPass, .questPlayers,
  ]
}
