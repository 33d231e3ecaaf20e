import GameRecords
import ReversiRules

/// Compares a declared result with the outcome of a finished game.
///
/// Known mistakes of other programs have rules of their own.
struct FinalResult {
  let result: GameResult
  let outcome: Outcome
  let terms: ResultTerms
  let conventions: FormatConventions
  let isByEdax: Bool
  let isByCassio: Bool
  /// Whether an odd number of disks was placed.
  let hasOddPlacements: Bool

  typealias Draft = DeclaredResult.Draft

  /// The first mistake, if there is one.
  var draft: Draft? {
    let isUsual = terms.komi == 0 && !terms.isAnti
    return wrongScore ?? (terms.isAnti ? nil : wrongMargin) ?? (isUsual ? wrongWinner : nil)
      ?? rawCount
  }

  private var ends: String { "the game ends \(ResultText.text(outcome))" }

  /// Whether Edax wrote the record and swaps the results of such games.
  private var isFlippedByEdax: Bool { isByEdax && hasOddPlacements }

  /// The end of a sentence about what Edax does.
  private var edaxWords: String {
    isFlippedByEdax ? "; Edax swaps results after an odd number of placed disks" : ""
  }

  // MARK: - Score

  private var wrongScore: Draft? {
    guard let score = result.score, score != outcome.raw, score != outcome.withEmpties,
      result.isDecidedByDisks || !isOfStoppedGame(score)
    else { return nil }
    if conventions.hasDarkScoreOnly, score.dark == outcome.raw.dark { return darkRawCount(score) }
    let message = "the declared score is \(score.text), but \(ends)"
    guard score == outcome.raw.swapped || score == outcome.withEmpties.swapped else {
      let counts = countsAll(score) ? outcome.withEmpties : outcome.raw
      let help = "the score should be \(counts.text)"
      return Draft(rule: .wrongResult, message: message, part: .score, help: help)
    }
    return Draft(
      rule: .swappedResult,
      message: message + "; dark and light may be swapped",
      part: .score,
      help: "the score should be \(score.swapped.text)"
    )
  }

  /// Whether a score includes the empty squares.
  private func countsAll(_ score: DiskCounts) -> Bool {
    let all = outcome.withEmpties
    return conventions.countsEmptySquares || score.dark + score.light >= all.dark + all.light
  }

  /// Whether a score gives all squares to one side, as if the other one resigned or ran out of
  /// time.
  private func isOfStoppedGame(_ score: DiskCounts) -> Bool {
    let all = outcome.withEmpties
    return max(score.dark, score.light) == all.dark + all.light && min(score.dark, score.light) == 0
  }

  /// In formats that store only dark's disks, light seems to get the empty squares that dark won.
  private func darkRawCount(_ score: DiskCounts) -> Draft {
    Draft(
      rule: .rawResult,
      message:
        "dark's declared score is \(score.dark), without the empty squares, so the game seems "
        + "to end \(score.text); \(ends)",
      part: .score,
      help: "the score should be \(outcome.withEmpties.dark)",
      severity: .error
    )
  }

  // MARK: - Margin

  private var wrongMargin: Draft? {
    guard let margin = result.margin, result.isDecidedByDisks, !isMargin(margin) else {
      return nil
    }
    let komi = terms.komi == 0 ? "" : " and the komi is \(GameResult.text(ofMargin: terms.komi))"
    let message = "the declared margin is \(GameResult.text(ofMargin: margin)), but \(ends)\(komi)"
    guard isMargin(-margin) else {
      let help = help(forMargin: outcome.withEmpties.margin - terms.komi)
      return Draft(rule: .wrongResult, message: message, part: .margin, help: help)
    }
    let isSwapped = conventions.namesLeaderByLetter && (isByCassio || !isFlippedByEdax)
    let cassio = isByCassio && margin > 0 ? "; Cassio writes B when light wins" : ""
    return Draft(
      rule: isSwapped ? .swappedResult : .flippedResultSign,
      message: message
        + (isSwapped
          ? "; the letter may name the wrong side\(cassio)"
          : "; the sign may be wrong\(edaxWords)"),
      part: .margin,
      help: help(forMargin: -margin)
    )
  }

  /// The correct margin, in the notation of the format.
  private func help(forMargin margin: Double) -> String {
    guard conventions.namesLeaderByLetter, margin != 0 else {
      return "the margin should be \(GameResult.text(ofMargin: margin))"
    }
    let sign = margin > 0 ? "B" : "W"
    return "the result should be \(sign)\(GameResult.text(ofMargin: margin.magnitude))"
  }

  /// Whether a margin is that of the board, with or without the empty squares.
  private func isMargin(_ margin: Double) -> Bool {
    terms.allow(margin, for: outcome.withEmpties.margin)
      || terms.allow(margin, for: outcome.raw.margin)
  }

  // MARK: - Winner

  private var wrongWinner: Draft? {
    guard let winner = result.winner, winner != GameResult.Winner(outcome.winner),
      result.isDecidedByDisks
    else { return nil }
    let actual = outcome.winner.map { "\($0) wins" } ?? "it is a tie"
    let message =
      "\(ResultText.declaration(of: winner)), but on the board \(actual) "
      + outcome.raw.text
    // A winner who contradicts the declared counts is a mistake of another kind.
    let isOther = winner == GameResult.Winner(outcome.winner?.opponent)
    let right = GameResult.Winner(outcome.winner)
    let help = right == .tie ? "it should be a tie" : "the winner should be \(right.rawValue)"
    guard isOther, outcome.winner != nil, result.score == nil, result.margin == nil else {
      return Draft(rule: .wrongResult, message: message, part: .winner, help: help)
    }
    return Draft(
      rule: isFlippedByEdax ? .flippedResultSign : .swappedResult,
      message: "\(message); the sides may be swapped\(edaxWords)",
      part: .winner,
      help: help
    )
  }

  // MARK: - Empty squares

  /// A result that is right, but not counted in the way of the format.
  private var rawCount: Draft? {
    guard conventions.countsEmptySquares, !terms.isAnti, result.isDecidedByDisks else { return nil }
    let reason =
      "counts only the disks on the board; \(outcome.withEmpties.text) "
      + "gives the empty squares to the winner"
    if let score = result.score, score != outcome.withEmpties {
      return Draft(
        rule: .rawResult,
        message: "the declared score, \(score.text), \(reason)",
        part: .score
      )
    }
    if let margin = result.margin, !terms.allow(margin, for: outcome.withEmpties.margin) {
      return Draft(
        rule: .rawResult,
        message: "the declared margin, \(GameResult.text(ofMargin: margin)), \(reason)",
        part: .margin
      )
    }
    return nil
  }
}
