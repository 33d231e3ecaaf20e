import GameRecords
import ReversiRules

/// The game does not begin with f5, as games in databases do.
enum TurnedOpening: SingleRule {
  static let rule = Rule(
    8111,
    "turned-opening",
    .note,
    "A game for a database should begin with f5.",
    why: "The same game can begin with d3, c4, f5 or e6. All games in the WTHOR files of the "
      + "French federation begin with f5, those of Logistello with d3. A program that compares "
      + "moves does not find the others.",
    fix: "Rotate or mirror the game if a database needs it. The record itself is correct.",
    example: RuleExample("transcript", "\(wrong: "d3") c3"),
    isOptional: true
  )

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
