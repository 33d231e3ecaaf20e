import GameRecords

/// The days that a value of a query stands for: a year, a month, a day, or a range such as
/// `1980..1985`, `1980-05..` or `..1985`.
struct DateSpan {
  /// The first and the last day, each as the number `yyyymmdd`.
  private let first: Int
  private let last: Int

  /// Reads a date or a range of dates; `nil` if the text is neither, or ends before it begins.
  init?(_ text: String) {
    guard let (first, last) = RangeText.ends(of: text),
      let start = first.isEmpty ? 0 : GameDate(String(first)).map({ DateSpan($0).first }),
      let end = last.isEmpty ? .max : GameDate(String(last)).map({ DateSpan($0).last }),
      start <= end
    else { return nil }
    self.first = start
    self.last = end
  }

  /// The days on which a game may have been played whose date may be just a year or a month.
  init(_ date: GameDate) {
    let year = date.year * 10_000
    first = year + (date.month ?? 1) * 100 + (date.day ?? 1)
    last = year + (date.month ?? 12) * 100 + (date.day ?? 31)
  }

  /// Whether a date compares with this one as asked, whichever of its days is the true one.
  func holds(_ comparison: QueryOperator, for date: GameDate) -> Bool {
    let days = DateSpan(date)
    return switch comparison {
    case .equal, .same: first <= days.first && days.last <= last
    case .unequal: days.last < first || last < days.first
    case .less: days.last < first
    case .lessOrEqual: days.last <= last
    case .greater: days.first > last
    case .greaterOrEqual: days.first >= first
    }
  }
}
