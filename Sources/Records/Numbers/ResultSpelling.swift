import ReversiRules

/// Reads and writes results as PGN files and transcripts do: `39-25`, or as in chess `1-0`, `0-1`,
/// `1/2-1/2`.
///
/// Dark comes first.
package enum ResultSpelling {
  /// The result that some text names, or `nil` for any other text.
  package static func result(_ text: ArraySlice<UInt8>) -> GameResult? {
    if text.count == 3 || text.count == 7,
      let winner = winners.first(where: { text.elementsEqual($0.text.utf8) })?.winner
    {
      return GameResult(winner: winner)
    }
    guard let dash = text.firstIndex(of: UInt8(ascii: "-")),
      let dark = DecimalSpelling.whole(text[..<dash], upTo: 3),
      let light = DecimalSpelling.whole(text[(dash + 1)...], upTo: 3)
    else { return nil }
    return GameResult(score: DiskCounts(dark: dark, light: light))
  }

  /// The text of a result that has either a score or a winner; `nil` if no text means exactly this.
  package static func text(of result: GameResult) -> String? {
    if let score = result.score {
      let text = score.text
      return self.result(Array(text.utf8)[...])?.score == score ? text : nil
    }
    return winners.first { $0.winner == result.winner }?.text
  }

  private static let winners: [(text: String, winner: GameResult.Winner)] = [
    ("1-0", .dark), ("0-1", .light), ("1/2-1/2", .tie),
  ]
}

extension GameResult {
  /// Whether two results can be of one game: the same score, the same winner, or a score and the
  /// side that is ahead in it.
  package func agrees(with other: GameResult) -> Bool {
    if let score, let second = other.score, score != second { return false }
    if let winner, let second = other.winner { return winner == second }
    if score != nil, other.score != nil { return true }
    guard let first = declaredWinner, let second = other.declaredWinner else { return true }
    return first == second
  }
}
