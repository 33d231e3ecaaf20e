import GameRecords
import ReversiRules

/// A side is declared to be to move although neither side can.
enum TurnAfterEnd: SingleRule {
  static let rule = Rule(2011, "turn-after-end", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    guard let turn = start.turn, start.isOver, !subject.conventions.alwaysNamesTurn
    else { return }
    let isComputer = subject.record.players[turn].mode == .computer
    let app =
      !subject.isReadByApp
      ? "" : isComputer ? "; the original app crashes" : "; the original app hangs"
    var finding = subject.finding(
      rule,
      "\(turn) is to move, but the game is over: neither side can move\(app)",
      help: "declare the game over; in a save, write - instead of the side",
      at: .turn,
      else: [.start],
      position: start
    )
    finding.repair = .change(.setTurn(nil), isSafe: false)
    report(finding)
  }
}
