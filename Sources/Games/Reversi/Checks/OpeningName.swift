import GameRecords
import ReversiRules

/// The declared opening is another one than that of the moves.
enum OpeningName: SingleRule {
  static let rule = Rule(2015, "opening-name", .warning, page: .record)

  /// The openings with each name, which are found faster than all names are folded again.
  private static let named: [[UInt8]: [NamedOpening]] = {
    var named: [[UInt8]: [NamedOpening]] = [:]
    for opening in OpeningNames.standard.openings {
      for name in opening.names { named[FoldedText.bytes(of: name), default: []].append(opening) }
    }
    return named
  }()

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let declared = subject.record.opening else { return }
    guard let meant = named[FoldedText.bytes(of: declared)] else { return }
    let reached = subject.attempt.replay.openings.map(\.opening)
    guard !reached.contains(where: meant.contains) else { return }
    let actual =
      reached.last.map { "the game is in “\($0.name)”" } ?? "the game reaches none by name"
    report(
      subject.finding(
        rule,
        "the declared opening is \(DisplayText.quote(declared)), but \(actual)",
        help: reached.last.map { "the name should be “\($0.name)”" },
        at: .opening
      )
    )
  }
}
