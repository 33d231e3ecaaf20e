internal import GameRecords
internal import ReversiRules

/// The declared score or winner is not that of the final board.
struct WrongResult: ValidationRule {
  let rule = Rule("wrong-result", .error, "The declared result must be that of the final board.")

  func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let result = subject.record.result else { return }
    checkAgreement(of: result, subject, report: report)
    guard subject.attempt.isComplete, let outcome = subject.attempt.replay.outcome else { return }
    let isOnTheBoard = result.score.map { $0 == outcome.raw || $0 == outcome.withEmpties }
    if let score = result.score, isOnTheBoard == false {
      report(
        subject.diagnostic(
          rule,
          "the declared score is \(Self.text(score)), but the game ends \(Self.text(outcome.raw))"
            + (outcome.raw == outcome.withEmpties
              ? "" : ", or \(Self.text(outcome.withEmpties)) with the empty squares"),
          at: .result
        )
      )
    }
    guard let winner = result.winner, winner != GameResult.Winner(outcome.winner),
      // Who resigns or runs out of time loses whatever the board says.
      result.ending != .resigned, result.ending != .timedOut, result.ending != .agreed
    else { return }
    let actual = outcome.winner.map { "\($0) wins" } ?? "it is a tie"
    report(
      subject.diagnostic(
        rule,
        "the declared winner is \(winner.rawValue), but on the board \(actual) "
          + Self.text(outcome.raw),
        at: .result
      )
    )
  }

  /// Score and winner must not contradict each other, played out or not.
  private func checkAgreement(
    of result: GameResult,
    _ subject: ValidationSubject,
    report: (Diagnostic) -> Void
  ) {
    guard let score = result.score, let winner = result.winner,
      subject.attempt.replay.outcome == nil
    else { return }
    let ahead: Disk? =
      score.dark == score.light ? nil : score.dark > score.light ? .dark : .light
    guard result.ending == nil || result.ending == .playedOut,
      winner != GameResult.Winner(ahead)
    else { return }
    report(
      subject.diagnostic(
        rule,
        "the declared winner is \(winner.rawValue), but the declared score is \(Self.text(score))",
        at: .result
      )
    )
  }

  private static func text(_ counts: DiskCounts) -> String { "\(counts.dark)-\(counts.light)" }
}
