import GameRecords
import ReversiRules

/// A name is longer than Edax can store.
enum EdaxNameLength: SingleRule {
  static let rule = Rule(
    8107,
    "edax-name-length",
    .warning,
    "A name for Edax must have at most 31 bytes.",
    why: "Edax 4.6 keeps 31 bytes of a name and drops the rest, which may leave half of an "
      + "accented letter.",
    fix: "Shorten the name.",
    example: RuleExample(
      "pgn",
      """
      [Black "\(wrong: "Bartholomäus von der Hohenwarter")"]

      1. f5 d6

      """
    ),
    isOptional: true
  )

  private static let limit = 31

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard subject.conventions.isReadByEdax else { return }
    for side in Disk.allCases {
      let count = subject.record.players[side].name?.utf8.count ?? 0
      guard count > limit else { continue }
      report(
        subject.finding(
          rule,
          "the name has \(count) bytes; Edax keeps \(limit)",
          at: .name(side),
          else: [.player(side)]
        )
      )
    }
  }
}
