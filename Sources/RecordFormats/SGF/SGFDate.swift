import RecordText
import GameRecords

/// The value of `DT`: one date, or a list such as `1996-05-06,07`.
enum SGFDate {
  /// The first date of a value, and whether it is the only one; `nil` for any other text.
  static func date(_ text: String) -> (date: GameDate, isWhole: Bool)? {
    let first = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return DateSpelling.date(SGFNumber.trimmed(first)).map { ($0, !text.contains(",")) }
  }

  /// What writes a date as the format has it that is spelled in another way; a time of day is lost.
  static func repair(of text: String, at range: Range<Int>) -> Repair? {
    FreeDate.date(SGFNumber.trimmed(text)).map { date in
      let day = date.description.prefix { $0 != "T" }
      return .replace(range, with: day.utf8, isSafe: date.time == nil)
    }
  }
}
