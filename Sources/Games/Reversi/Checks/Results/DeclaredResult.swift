import GameRecords
import RecordChecks
import ReversiRules

/// The declared result is not that of the final board, or the game is not over.
///
/// Only the first mistake is reported: a wrong score often comes with a wrong winner.
enum DeclaredResult: ValidationRule {
  static let rules: [Rule] = [
    .wrongResult, .flippedResultSign, .swappedResult, .rawResult, .stoppedGameResult,
    .unfinishedGame,
  ]

  /// A finding that has no place yet.
  struct Draft {
    var rule: Rule
    var message: String
    /// The part of the result that is wrong.
    var part: RecordPart
    var help: String?
    /// The severity, if it is not that of the rule.
    var severity: Severity?
  }

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let result = subject.record.result else { return }
    let outcome = subject.attempt.replay.outcome
    // Nearly all results agree, and then it does not matter how they are counted.
    if let outcome, agrees(result, with: outcome) { return }
    guard let draft = draft(of: result, outcome, in: subject) else { return }
    var finding = subject.finding(
      draft.rule,
      draft.message,
      help: draft.help,
      at: draft.part,
      else: [.result, .score, .margin, .winner]
    )
    if let severity = draft.severity { finding.severity = severity }
    if let outcome, let repaired = repaired(result, with: outcome, in: subject) {
      // The moves may be what is wrong, or the counts may follow another custom.
      let isSafe = subject.conventions.turnsResult(of: subject.record)
      finding.repair = .change(.setResult(repaired), isSafe: isSafe)
    }
    report(finding)
  }

  /// The result of the board, if only the board counts.
  private static func repaired(
    _ result: GameResult,
    with outcome: Outcome,
    in subject: ValidationSubject<ReversiRecord>
  ) -> GameResult? {
    let terms = ResultTerms(of: result, subject.record.tags)
    guard subject.isWholeGame, result.isDecidedByDisks, terms.areUsual
    else { return nil }
    // A score of less than all squares counts the disks on the board.
    let squares = subject.record.start.board.size.squareCount
    let countsAll = subject.conventions.countsEmptySquares
    let isRaw = !countsAll && result.score.map { $0.dark + $0.light < squares } ?? false
    let counts = isRaw ? outcome.raw : outcome.withEmpties
    var repaired = result
    if result.score != nil { repaired.score = counts }
    if result.margin != nil { repaired.margin = counts.margin }
    if result.winner != nil { repaired.winner = GameResult.Winner(outcome.winner) }
    return repaired
  }

  /// Whether all that is declared agrees with the board, with the empty squares given to the
  /// winner.
  private static func agrees(_ result: GameResult, with outcome: Outcome) -> Bool {
    if let score = result.score, score != outcome.withEmpties { return false }
    if let margin = result.margin, margin != outcome.withEmpties.margin { return false }
    return result.winner.map { $0 == GameResult.Winner(outcome.winner) } ?? true
  }

  private static func draft(
    of result: GameResult,
    _ outcome: Outcome?,
    in subject: ValidationSubject<ReversiRecord>
  ) -> Draft? {
    let squares = subject.record.start.board.size.squareCount
    let terms = ResultTerms(of: result, subject.record.tags)
    if let draft = excess(in: result, squares, terms) { return draft }
    guard let outcome else {
      return contradiction(in: result, subject.record.tags)
        ?? openEnd(of: result, squares, subject)
    }
    guard subject.isWholeGame else { return nil }
    return FinalResult(
      result: result,
      outcome: outcome,
      terms: terms,
      conventions: subject.conventions,
      isByEdax: FormatConventions.isByEdax(subject.record),
      isByCassio: subject.conventions.isByCassio(subject.record),
      hasOddPlacements: outcome.hasOddPlacements(from: subject.record.start)
    )
    .draft
  }

  /// There cannot be more disks than squares.
  private static func excess(
    in result: GameResult,
    _ squares: Int,
    _ terms: ResultTerms
  ) -> Draft? {
    let limit = "which is more than the \(squares) squares"
    if let score = result.score, score.dark + score.light > squares {
      let message = "the declared score is \(score.text), \(limit)"
      return Draft(rule: .wrongResult, message: message, part: .score)
    }
    if let margin = result.margin, abs(margin) > Double(squares) + abs(terms.komi) {
      let message = "the declared margin is \(GameResult.text(ofMargin: margin)), \(limit)"
      return Draft(rule: .wrongResult, message: message, part: .margin)
    }
    return nil
  }

  // MARK: - Games that are not played out

  /// A declared result must not contradict itself, even if the game is not played out.
  private static func contradiction(in result: GameResult, _ tags: [Tag]) -> Draft? {
    guard result.contradictsItself(in: tags) else { return nil }
    if result.hasWrongMargin, let score = result.score, let margin = result.margin {
      return Draft(
        rule: .wrongResult,
        message: "the declared margin is \(GameResult.text(ofMargin: margin)), "
          + "but the declared score is \(score.text)",
        part: .margin,
        help: "correct the wrong one"
      )
    }
    guard let winner = result.winner,
      let margin = result.score?.margin ?? result.margin
    else { return nil }
    let declared =
      result.score.map { "score is \($0.text)" }
      ?? "margin is \(GameResult.text(ofMargin: margin))"
    return Draft(
      rule: .wrongResult,
      message: "\(ResultText.declaration(of: winner)), but the declared \(declared)",
      part: .winner,
      help: "correct the wrong one"
    )
  }

  /// The moves do not reach the end of the game, and nothing says why.
  ///
  /// The last moves of a game are what archives lose most often.
  private static func openEnd(
    of result: GameResult,
    _ squares: Int,
    _ subject: ValidationSubject<ReversiRecord>
  ) -> Draft? {
    guard !result.isEmpty, result.ending == nil, subject.isWholeGame else { return nil }
    // People do not count passes as moves: a game has at most 60.
    let count = subject.record.moves.count { $0 != .pass }
    let open = "the game is not over after \(count) move\(count == 1 ? "" : "s")"
    let help = subject.conventions.resignation.map {
      "say how the game ended, for example “\($0)”"
    }
    if let stopped = stoppedGame(result, squares) {
      return Draft(
        rule: .stoppedGameResult,
        message: "\(open); \(stopped)",
        part: result.score == nil ? .margin : .score,
        help: help
      )
    }
    return Draft(
      rule: .unfinishedGame,
      message: "a result is declared, but \(open)",
      part: .result,
      help: help.map { "add the missing moves, or \($0)" },
      severity: help == nil ? .note : nil
    )
  }

  /// The meaning of a result that gives everything to one side, or nothing to both.
  private static func stoppedGame(_ result: GameResult, _ squares: Int) -> String? {
    if result.isZeroScore { return "0-0 means that it was stopped" }
    guard let margin = result.score?.margin ?? result.margin, margin.magnitude == Double(squares)
    else { return nil }
    let declared = result.score?.text ?? GameResult.text(ofMargin: margin)
    let (winner, loser): (Disk, Disk) = margin > 0 ? (.dark, .light) : (.light, .dark)
    return "\(declared) gives all disks to \(winner), as if \(loser) resigned or ran out of time"
  }
}
