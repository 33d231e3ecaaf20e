import GameRecords
import ReversiRules

/// Both sides have a player of the same name.
enum SamePlayer: SingleRule {
  static let rule = Rule(
    4101,
    "same-player",
    .note,
    "The players of a game must have different names.",
    why: "The same name may have been entered twice by mistake. This happens in one game of the "
      + "WTHOR database, apart from 148 games with unknown players. A program that plays against "
      + "itself may be on both sides.",
    fix: "Find out who played, or leave one of the names out.",
    example: RuleExample(
      "pgn",
      """
      [Black "Ann"]
      [White "\(wrong: "Ann")"]

      1. f5 d6

      """
    ),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let players = subject.record.players
    // Question marks are not a name.
    guard let name = players.light.name, name == players.dark.name,
      name.utf8.contains(where: { $0 != UInt8(ascii: "?") })
    else { return }
    report(
      subject.finding(
        rule,
        "\(DisplayText.quote(name)) plays both sides",
        at: .name(.light),
        else: [.player(.light), .name(.dark), .player(.dark)]
      )
    )
  }
}
