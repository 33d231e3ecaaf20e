internal import GameRecords
internal import ReversiRules

/// A side is said to be to move although neither side can.
enum TurnAfterEnd: ValidationRule {
  static let rule = Rule("turn-after-end", .error, "When neither side can move, the game is over.")

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let start = subject.record.start
    guard let turn = start.turn, start.isOver else { return }
    let app = subject.isSave ? "; the app is stuck" : ""
    report(
      subject.diagnostic(
        rule,
        "\(turn) is to move, but the game is over: neither side can move\(app)",
        help: subject.isSave ? "write - as the turn" : "the turn should be “over”",
        at: .turn,
        else: [.start],
        position: start
      )
    )
  }
}
