internal import GameRecords
internal import ReversiRules

/// A move names a square that the board does not have.
enum OffBoard: ValidationRule {
  static let rule = Rule(
    2003,
    "off-board",
    .error,
    "A move must be on a square of the board.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .illegal(.offBoard) {
      let size = fault.position.board.size
      report(
        subject.diagnostic(
          rule,
          "\(fault.move) is not on the board, which has \(size) squares",
          for: fault
        )
      )
    }
  }
}
