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
    var text = text
    return text.withUTF8(result)
  }

  private static func result(_ text: UnsafeBufferPointer<UInt8>) -> GameResult? {
    var end = 0
    guard let margin = DecimalSpelling.takeNumber(from: &end, of: text) else { return nil }
    if end == text.count { return GameResult(margin: margin) }
    guard text.count == end + 2, text[end] == UInt8(ascii: ":"),
      let ending = endings.first(where: { $0.letter == text[end + 1] | 0x20 })?.ending
    else { return nil }
    return GameResult(margin: margin, ending: ending)
  }

  private static let endings: [(letter: UInt8, ending: GameResult.Ending)] = [
    (UInt8(ascii: "r"), .resigned), (UInt8(ascii: "t"), .timedOut), (UInt8(ascii: "s"), .agreed),
    (UInt8(ascii: "l"), .unfinished),
  ]

  /// The part of a result that can be written.
  static func fitted(_ result: GameResult) -> GameResult? {
    guard let margin = result.margin else {
      return result.ending == .unfinished ? GameResult(ending: .unfinished) : nil
    }
    return GameResult(
      margin: margin,
      ending: result.ending.flatMap { endings.map(\.ending).contains($0) ? $0 : nil }
    )
  }

  /// The text of a result that fits.
  static func text(of result: GameResult) -> String {
    guard let margin = result.margin else { return "?" }
    let text = (margin < 0 ? "" : "+") + NumberText.text(of: margin)
    guard let letter = endings.first(where: { $0.ending == result.ending })?.letter else {
      return text
    }
    return text + ":" + String(UnicodeScalar(letter))
  }
}
