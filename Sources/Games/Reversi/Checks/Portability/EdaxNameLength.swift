import GameRecords
import ReversiRules

/// A name is longer than Edax can store.
enum EdaxNameLength: SingleRule {
  static let rule = Rule(8107, "edax-name-length", .warning, page: .record, isOptional: true)

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
