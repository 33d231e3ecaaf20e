import GameRecords
import ReversiRules

/// Both sides have a player of the same name.
enum SamePlayer: SingleRule {
  static let rule = Rule(4101, "same-player", .note, page: .record, isOptional: true)

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
