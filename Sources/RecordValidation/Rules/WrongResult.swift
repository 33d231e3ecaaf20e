internal import GameRecords
internal import ReversiRules

/// The declared score or winner is not that of the final board.
enum WrongResult: ValidationRule {
  static let rule = Rule(
    3001,
    "wrong-result",
    .error,
    "The declared result must be that of the final board.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let result = subject.record.result,
      let fault = fault(of: result, outcome: subject.attempt.replay.outcome, in: subject)
    else { return }
    report(subject.diagnostic(rule, fault.message, at: fault.part, else: [.result]))
  }

  /// What is wrong, and which part of the result it is.
  typealias Fault = (message: String, part: RecordPart)

  /// The first of the things that can be wrong; a wrong score often has a wrong winner with it.
  static func fault(
    of result: GameResult,
    outcome: Outcome?,
    in subject: ValidationSubject
  ) -> Fault? {
    let squares = subject.record.start.board.size.squareCount
    let terms = ResultTerms(of: subject.record)
    if let score = result.score, score.dark + score.light > squares {
      return (
        "the declared score is \(text(score)), which is more than the \(squares) squares", .score
      )
    }
    if let margin = result.margin, abs(margin) > Double(squares) + abs(terms.komi) {
      return (
        "the declared margin is \(text(margin)), which is more than the \(squares) squares", .margin
      )
    }
    let isUsual = terms.komi == 0 && !terms.isAnti
    guard let outcome else { return isUsual ? contradiction(in: result) : nil }
    guard subject.attempt.isComplete else { return nil }
    return fault(ofScore: result, outcome)
      ?? (terms.isAnti ? nil : fault(ofMargin: result, outcome, terms))
      ?? (isUsual ? fault(ofWinner: result, outcome) : nil)
  }

  private static func fault(ofScore result: GameResult, _ outcome: Outcome) -> Fault? {
    guard let score = result.score, score != outcome.raw, score != outcome.withEmpties else {
      return nil
    }
    let isSwapped = score == outcome.raw.swapped || score == outcome.withEmpties.swapped
    let message = "the declared score is \(text(score)), but the game ends \(text(outcome))"
    return (message + (isSwapped ? "; dark and light are swapped" : ""), .score)
  }

  private static func fault(
    ofMargin result: GameResult,
    _ outcome: Outcome,
    _ terms: ResultTerms
  ) -> Fault? {
    let margins = [outcome.raw.margin, outcome.withEmpties.margin]
    guard let margin = result.margin, isDecidedByDisks(result),
      !margins.contains(where: { terms.allow(margin, for: $0) })
    else { return nil }
    let komi = terms.komi == 0 ? "" : " and the komi is \(text(terms.komi))"
    let message =
      "the declared margin is \(text(margin)), but the game ends \(text(outcome))" + komi
    return (message + (margins.contains(-margin) ? "; the sign is wrong" : ""), .margin)
  }

  /// Who resigns or runs out of time loses whatever the board says.
  private static func fault(ofWinner result: GameResult, _ outcome: Outcome) -> Fault? {
    guard let winner = result.winner, winner != GameResult.Winner(outcome.winner),
      isDecidedByDisks(result)
    else { return nil }
    let actual = outcome.winner.map { "\($0) wins" } ?? "it is a tie"
    let message = "the declared winner is \(winner.rawValue), but on the board \(actual) "
    return (message + text(outcome.raw), .winner)
  }

  /// What is declared must not contradict itself even when the game is not played out.
  private static func contradiction(in result: GameResult) -> Fault? {
    guard isDecidedByDisks(result), let winner = result.winner,
      let margin = result.score?.margin ?? result.margin
    else { return nil }
    let ahead: Disk? = margin == 0 ? nil : margin > 0 ? .dark : .light
    guard winner != GameResult.Winner(ahead) else { return nil }
    let declared = result.score.map { "score is \(text($0))" } ?? "margin is \(text(margin))"
    return ("the declared winner is \(winner.rawValue), but the declared \(declared)", .winner)
  }

  private static func isDecidedByDisks(_ result: GameResult) -> Bool {
    switch result.ending {
    case .playedOut, nil: true
    case .resigned, .timedOut, .agreed, .unfinished: false
    }
  }

  private static func text(_ counts: DiskCounts) -> String { "\(counts.dark)-\(counts.light)" }

  private static func text(_ outcome: Outcome) -> String {
    text(outcome.raw)
      + (outcome.raw == outcome.withEmpties
        ? "" : ", or \(text(outcome.withEmpties)) with the empty squares")
  }

  /// A margin with its sign.
  private static func text(_ margin: Double) -> String {
    (margin > 0 ? "+" : "") + NumberText.text(of: margin)
  }
}

extension DiskCounts {
  fileprivate var swapped: DiskCounts { DiskCounts(dark: light, light: dark) }

  /// How many disks dark has more than light.
  fileprivate var margin: Double { Double(dark - light) }
}
