import GameRecords
import ReversiRules

/// The side to move has no move while the other side has one, and no pass follows.
enum BlockedTurn: SingleRule {
  static let rule = Rule(2009, "blocked-turn", .warning, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    // Except in a save of the app, it is a position in which a side must pass.
    guard subject.isReadByApp, start.mustPass, let turn = start.turn else { return }
    let app =
      subject.record.players[turn].mode == .computer
      ? "the original app loses the pass alert and crashes"
      : "the original app loses the pass alert and hangs"
    var finding = subject.finding(
      rule,
      "\(turn) is to move but cannot; \(turn.opponent) can; \(app)",
      help: "the turn should be \(turn.opponent)'s: \(turn) passes",
      at: .turn,
      else: [.start],
      position: start
    )
    finding.repair = .change(.setTurn(turn.opponent), isSafe: false)
    report(finding)
  }
}
