import GameRecords
import ReversiRules

/// The game is declared over although a side can move.
enum MissingTurn: SingleRule {
  static let rule = Rule(2010, "missing-turn", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    guard start.turn == nil, !start.isOver else { return }
    let able = Disk.allCases.filter(start.board.canMove)
    let sides = able.map { "\($0)" }.joined(separator: " and ")
    let app = subject.isReadByApp ? "; the original app shows a result and waits for a reset" : ""
    var finding = subject.finding(
      rule,
      "the game is declared over, but \(sides) can move\(app)",
      at: .turn,
      else: [.start],
      position: start
    )
    // Without passes, dark moves whenever an even number of squares is taken.
    let counts = start.board.counts
    let likely: Disk = (counts.dark + counts.light).isMultiple(of: 2) ? .dark : .light
    let turn = able.count == 1 ? able[0] : likely
    finding.repair = .change(.setTurn(turn), isSafe: false)
    report(finding)
  }
}
