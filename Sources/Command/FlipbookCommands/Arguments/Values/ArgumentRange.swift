import ArgumentParser
import Flipbook

/// Numbers from 1 on the command line: `7`, `3..9`, `3..` or `..9`.
enum ArgumentRange {
  /// Reads one range; a range without an end is unlimited.
  static func range(_ text: some StringProtocol) throws -> ClosedRange<Int> {
    guard let dots = text.firstRange(of: "..") else {
      let number = try number(text)
      return number...number
    }
    let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !lower.isEmpty || !upper.isEmpty else { throw unknown }
    let first = lower.isEmpty ? 1 : try number(lower)
    let last = upper.isEmpty ? Int.max : try number(upper)
    guard first <= last else { throw ValidationError("\(text) ends before it begins") }
    return first...last
  }

  /// Reads a selection of records: ranges separated by commas.
  static func records(_ text: String) throws -> RecordSelection {
    RecordSelection(
      try text.split(separator: ",", omittingEmptySubsequences: false).map { try range($0) }
    )
  }

  private static func number(_ digits: some StringProtocol) throws -> Int {
    guard let number = Int(digits) else { throw unknown }
    guard number > 0 else { throw ValidationError("expected a number from 1, but found \(number)") }
    return number
  }

  private static var unknown: ValidationError {
    ValidationError("expected a number or a range, such as 7, 3..9, 3.. or ..9")
  }
}
