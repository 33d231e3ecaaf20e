import GameRecords
import ReversiRules

/// Edax knows one size of boards in GGF.
enum EdaxGGFBoardSize: SingleRule {
  static let rule = Rule(
    8106,
    "edax-ggf-board-size",
    .warning,
    "A GGF file for Edax has games on 8×8.",
    why: "Edax 4.6 reads a game on another board as an empty one on 8×8, without a word.",
    fix: "Keep such games in files of their own.",
    example: RuleExample("ggf", "(;GM[Othello]BO[\(wrong: "4 ---- -O*- -*O- ----") *];)"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    let size = subject.record.start.board.size
    guard size != .standard else { return }
    report(
      subject.finding(
        rule,
        "Edax reads this game on \(size) as an empty one on 8×8",
        at: .board,
        else: [.start]
      )
    )
  }
}
