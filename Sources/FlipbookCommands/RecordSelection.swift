internal import ArgumentParser

/// Records chosen on the command line by their numbers: `3`, `1..10`, `5..`, `..4`, or several of
/// these with commas.
struct RecordSelection: ExpressibleByArgument, Sendable {
  private let ranges: [ClosedRange<Int>]
  private let last: Int

  init?(argument: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else { return nil }
      ranges.append(range)
    }
    self.ranges = ranges
    last = ranges.map(\.upperBound).max() ?? 0
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    guard let dots = text.firstRange(of: "..") else {
      return number(text).map { $0...$0 }
    }
    let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !lower.isEmpty || !upper.isEmpty,
      let first = lower.isEmpty ? 1 : number(lower),
      let last = upper.isEmpty ? Int.max : number(upper), first <= last
    else { return nil }
    return first...last
  }

  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), number > 0 else { return nil }
    return number
  }

  /// Whether a record is chosen; findings about the input as a whole, numbered 0, always are.
  func contains(_ number: Int) -> Bool {
    number == 0 || ranges.contains { $0.contains(number) }
  }

  /// The first record that is chosen although an input with so many records does not have it.
  func missing(ofRecords count: Int) -> Int? {
    ranges.first { $0.lowerBound > count }?.lowerBound
  }

  /// Whether no record behind one can be chosen.
  func ends(with number: Int) -> Bool { number >= last }
}
