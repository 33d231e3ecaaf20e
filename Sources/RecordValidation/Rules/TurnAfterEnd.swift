internal import GameRecords
internal import ReversiRules

/// A side is said to be to move although neither side can.
enum TurnAfterEnd: ValidationRule {
  static let rule = Rule(
    2011,
    "turn-after-end",
    .error,
    "When neither side can move, the game is over.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let start = subject.record.start
    guard let turn = start.turn, start.isOver else { return }
    let isComputer = subject.record.players[turn].mode == .computer
    let app =
      !subject.isReadByApp ? "" : isComputer ? "; the app crashes" : "; the app is stuck"
    report(
      subject.diagnostic(
        rule,
        "\(turn) is to move, but the game is over: neither side can move\(app)",
        help: "the turn should be over, which a save writes as -",
        at: .turn,
        else: [.start],
        position: start
      )
    )
  }
}
