import GameRecords

/// A result as RE has it: `+6.000`, `-2:r`, `?`.
///
/// The number is dark's disks minus light's. The letter after a colon is the ending: `r`
/// resigned, `t` timed out, `s` agreed (“mutual score”), `l` adjourned (“left”).
enum GGFResult {
  /// The RE that Edax writes for an unfinished game.
  static let edaxUnfinished = "-127.000"

  /// The result that a text names; `nil` for any other text.
  static func result(_ text: String) -> GameResult? {
    if text == "?" || text == edaxUnfinished { return GameResult(ending: .unfinished) }
    if let margin = DecimalSpelling.number(text) { return GameResult(margin: margin) }
    let end = text.suffix(2).lowercased()
    guard let ending = endings.first(where: { end == ":" + $0.letter })?.ending,
      let margin = DecimalSpelling.number(text.dropLast(2))
    else { return nil }
    return GameResult(margin: margin, ending: ending)
  }

  private static let endings: [(letter: String, ending: GameResult.Ending)] = [
    ("r", .resigned), ("t", .timedOut), ("s", .agreed), ("l", .unfinished),
  ]

  /// The part of a result that can be written.
  static func fitted(_ result: GameResult) -> GameResult? {
    let isKnown = endings.contains { $0.ending == result.ending }
    guard result.margin != nil || result.ending == .unfinished else { return nil }
    return GameResult(margin: result.margin, ending: isKnown ? result.ending : nil)
  }

  /// The text of a result that fits.
  static func text(of result: GameResult) -> String {
    guard let margin = result.margin else { return "?" }
    let text = (margin < 0 ? "" : "+") + NumberText.text(of: margin)
    let letter = endings.first { $0.ending == result.ending }?.letter
    return letter.map { text + ":" + $0 } ?? text
  }
}
