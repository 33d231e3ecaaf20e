import GameRecords

/// The numbers that a value of a query stands for: `7`, `3..9`, `3..` or `..9`.
struct NumberRange {
  let lower: Double
  let upper: Double

  /// Reads a number or a range; `nil` if the text is neither, or ends before it begins.
  init?(_ text: String) {
    guard let (first, last) = RangeText.ends(of: text),
      let lower = Self.number(first, or: -.infinity), let upper = Self.number(last, or: .infinity),
      lower <= upper
    else { return nil }
    self.lower = lower
    self.upper = upper
  }

  private static func number(_ text: Substring, or end: Double) -> Double? {
    if text.isEmpty { return end }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    // “3.” looks like a range that is not complete.
    guard let first = digits.first, let last = digits.last, ASCII.isDigit(first),
      ASCII.isDigit(last)
    else { return nil }
    return DecimalSpelling.number(text)
  }

  func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

  /// Whether a number compares with this one, or with the ends of this range, as asked.
  func holds(_ comparison: QueryOperator, for number: Double) -> Bool {
    switch comparison {
    case .equal, .same: contains(number)
    case .unequal: !contains(number)
    case .less: number < lower
    case .lessOrEqual: number <= upper
    case .greater: number > upper
    case .greaterOrEqual: number >= lower
    }
  }

  /// The same range in whole numbers; `nil` if an end is not whole.
  var wholeNumbers: ClosedRange<Int>? {
    let first = lower == -.infinity ? 0 : Int(exactly: lower)
    let last = upper == .infinity ? Int.max : Int(exactly: upper)
    guard let first, let last, first <= last else { return nil }
    return first...last
  }
}

/// The notation of ranges.
enum RangeText {
  /// Returns the texts before and after two dots, of which one may be empty, or the whole text twice
  /// if there are no dots; `nil` if there is no text.
  static func ends(of text: String) -> (first: Substring, last: Substring)? {
    guard !text.isEmpty, text != ".." else { return nil }
    guard let dots = text.firstRange(of: "..") else { return (text[...], text[...]) }
    return (text[..<dots.lowerBound], text[dots.upperBound...])
  }
}
