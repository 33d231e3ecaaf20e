internal import GameRecords
internal import ReversiRules

/// The game is said to be over although a side can move.
enum MissingTurn: ValidationRule {
  static let rule = Rule(
    2010,
    "missing-turn",
    .error,
    "A game is not over while a side can move.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let start = subject.record.start
    guard start.turn == nil, !start.isOver else { return }
    let able = Disk.allCases.filter(start.board.canMove)
    let sides = able.map { "\($0)" }.joined(separator: " and ")
    let app = subject.isReadByApp ? "; the app shows a result and waits for a reset" : ""
    report(
      subject.diagnostic(
        rule,
        "the game is said to be over, but \(sides) can move\(app)",
        at: .turn,
        else: [.start],
        position: start
      )
    )
  }
}
