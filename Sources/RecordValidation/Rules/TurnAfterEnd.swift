import GameRecords
import ReversiRules

/// A side is said to be to move although neither side can.
enum TurnAfterEnd: SingleRule {
  static let rule = Rule(
    2011,
    "turn-after-end",
    .error,
    "When neither side can move, the game is over.",
    why:
      "A program that goes by the turn waits for a move that nobody can make. The original app is stuck "
      + "with such a save, and it crashes if the computer is to move.",
    fix: "Say that the game is over: in a save, write - instead of the side.",
    example: RuleExample(
      "save",
      """
      \(wrong: "o")00
      --------
      --------
      ----x---
      ---xxx--
      --xxxxx-
      ---xxx--
      ----x---
      --------

      """
    )
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    let start = subject.record.start
    guard let turn = start.turn, start.isOver, !subject.conventions.alwaysNamesTurn
    else { return }
    let isComputer = subject.record.players[turn].mode == .computer
    let app =
      !subject.isReadByApp
      ? "" : isComputer ? "; the original app crashes" : "; the original app is stuck"
    var finding = subject.finding(
      rule,
      "\(turn) is to move, but the game is over: neither side can move\(app)",
      help: "the turn should be over, which a save writes as -",
      at: .turn,
      else: [.start],
      position: start
    )
    finding.repair = .change(.setTurn(nil), isSafe: false)
    report(finding)
  }
}
