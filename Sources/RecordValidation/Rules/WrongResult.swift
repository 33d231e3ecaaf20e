internal import GameRecords
internal import ReversiRules

/// The declared score or winner is not that of the final board.
enum WrongResult: ValidationRule {
  static let rule = Rule(
    "wrong-result",
    .error,
    "The declared result must be that of the final board."
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let result = subject.record.result,
      let message = fault(of: result, outcome: subject.attempt.replay.outcome, in: subject)
    else { return }
    report(subject.diagnostic(rule, message, at: .result))
  }

  /// The first of the things that can be wrong; a wrong score often has a wrong winner with it.
  static func fault(
    of result: GameResult,
    outcome: Outcome?,
    in subject: ValidationSubject
  ) -> String? {
    if let score = result.score, let surplus = Self.surplus(of: score, in: subject) {
      return "the declared score is \(Self.text(score)), which is more than the \(surplus) squares"
    }
    guard let outcome else { return contradiction(in: result) }
    guard subject.attempt.isComplete else { return nil }
    if let score = result.score, score != outcome.raw, score != outcome.withEmpties {
      return "the declared score is \(Self.text(score)), "
        + "but the game ends \(Self.text(outcome.raw))"
        + (outcome.raw == outcome.withEmpties
          ? "" : ", or \(Self.text(outcome.withEmpties)) with the empty squares")
        + (score == outcome.raw.swapped || score == outcome.withEmpties.swapped
          ? "; dark and light are swapped" : "")
    }
    // Who resigns or runs out of time loses whatever the board says.
    guard let winner = result.winner, winner != GameResult.Winner(outcome.winner),
      Self.isDecidedByDisks(result)
    else { return nil }
    let actual = outcome.winner.map { "\($0) wins" } ?? "it is a tie"
    return "the declared winner is \(winner.rawValue), but on the board \(actual) "
      + Self.text(outcome.raw)
  }

  /// Score and winner must not contradict each other even when the game is not played out.
  private static func contradiction(in result: GameResult) -> String? {
    guard let score = result.score, let winner = result.winner else { return nil }
    let ahead: Disk? =
      score.dark == score.light ? nil : score.dark > score.light ? .dark : .light
    guard Self.isDecidedByDisks(result), winner != GameResult.Winner(ahead) else { return nil }
    return "the declared winner is \(winner.rawValue), "
      + "but the declared score is \(Self.text(score))"
  }

  /// The number of squares, when a score counts more disks than that.
  private static func surplus(of score: DiskCounts, in subject: ValidationSubject) -> Int? {
    let squares = subject.record.start.board.size.squareCount
    return score.dark + score.light > squares ? squares : nil
  }

  private static func isDecidedByDisks(_ result: GameResult) -> Bool {
    switch result.ending {
    case .playedOut, nil: true
    case .resigned, .timedOut, .agreed, .unfinished: false
    }
  }

  private static func text(_ counts: DiskCounts) -> String { "\(counts.dark)-\(counts.light)" }
}

extension DiskCounts {
  fileprivate var swapped: DiskCounts { DiskCounts(dark: light, light: dark) }
}
