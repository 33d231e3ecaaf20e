internal import GameRecords
internal import ReversiRules

/// A move is played on a square that holds a disk.
enum OccupiedSquare: ValidationRule {
  static let rule = Rule(
    2002,
    "occupied-square",
    .error,
    "A disk must be placed on an empty square.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .illegal(.occupied) {
      guard case .placement(let square) = fault.move else { continue }
      let disk = fault.position.board[square].map { "a \($0) disk" } ?? "a disk"
      report(subject.diagnostic(rule, "\(square) already holds \(disk)", for: fault))
    }
  }
}
