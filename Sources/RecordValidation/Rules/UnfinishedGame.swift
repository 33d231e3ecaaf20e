internal import GameRecords
internal import ReversiRules

/// A result is declared, but the moves do not reach the end of the game and nothing says why.
///
/// The last moves of a game are what archives lose most often.
enum UnfinishedGame: ValidationRule {
  static let rule = Rule(
    3003,
    "unfinished-game",
    .warning,
    "A game with a result should be played to its end, or say how it ended.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let result = subject.record.result,
      result.score != nil || result.margin != nil || result.winner != nil,
      result.ending == nil, subject.attempt.isComplete, !subject.attempt.replay.isOver,
      WrongResult.fault(of: result, outcome: nil, in: subject) == nil
    else { return }
    let moves = subject.attempt.replay.moveCount
    report(
      subject.diagnostic(
        rule,
        "a result is declared, but the game is not over after \(moves) move\(moves == 1 ? "" : "s")",
        help: "add the missing moves, or say how the game ended, for example “resigned”",
        at: .result
      )
    )
  }
}
