import GameRecords
import ReversiRules

/// The game does not begin with f5, as games in databases do.
enum TurnedOpening: SingleRule {
  static let rule = Rule(8111, "turned-opening", .note, page: .record, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard case .placement(let square)? = subject.record.moves.first,
      others.contains(square), subject.record.start == .initial
    else { return }
    report(
      subject.finding(
        rule,
        "the game begins with \(square); those of WTHOR databases begin with f5",
        at: .move(1),
        ply: 1,
        square: square.description
      )
    )
  }

  private static let others = ["d3", "c4", "e6"].compactMap { Square($0) }
}
