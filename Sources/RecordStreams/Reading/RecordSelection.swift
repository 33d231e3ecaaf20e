internal import ArgumentParser

/// Records chosen on the command line by their numbers: `3`, `1..10`, `5..`, `..4`, or several of
/// these with commas.
struct RecordSelection: Sendable {
  private let ranges: [ClosedRange<Int>]
  /// The number of the last record that is chosen; the greatest of all numbers for a range without
  /// an end.
  let last: Int

  /// The records that an argument names.
  init(_ argument: String) throws {
    ranges = try argument.split(separator: ",", omittingEmptySubsequences: false)
      .map(ArgumentRange.range)
    last = ranges.map(\.upperBound).max() ?? 0
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
