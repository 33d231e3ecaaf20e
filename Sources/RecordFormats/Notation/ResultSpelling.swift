internal import GameRecords
internal import ReversiRules

/// How PGN files and transcripts write a result: `39-25`, or as in chess `1-0`, `0-1`, `1/2-1/2`.
///
/// Dark comes first.
enum ResultSpelling {
  /// The result that some text names, or `nil` for any other text.
  static func result(_ text: ArraySlice<UInt8>) -> GameResult? {
    if text.count == 3 || text.count == 7,
      let winner = winners.first(where: { text.elementsEqual($0.text.utf8) })?.winner
    {
      return GameResult(winner: winner)
    }
    guard let dash = text.firstIndex(of: UInt8(ascii: "-")),
      let dark = count(text[..<dash]),
      let light = count(text[(dash + 1)...])
    else { return nil }
    return GameResult(score: DiskCounts(dark: dark, light: light))
  }

  /// The text of a result that has either a score or a winner; `nil` if no text means just this.
  static func text(of result: GameResult) -> String? {
    if let score = result.score {
      let text = "\(score.dark)-\(score.light)"
      return self.result(Array(text.utf8)[...])?.score == score ? text : nil
    }
    return winners.first { $0.winner == result.winner }?.text
  }

  private static let winners: [(text: String, winner: GameResult.Winner)] = [
    ("1-0", .dark), ("0-1", .light), ("1/2-1/2", .tie),
  ]

  /// A number of up to three digits.
  private static func count(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...3).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
