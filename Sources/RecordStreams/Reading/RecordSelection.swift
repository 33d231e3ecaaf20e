/// Records of an input chosen by their numbers, from 1.
package struct RecordSelection: Sendable {
  private let ranges: [ClosedRange<Int>]
  /// The number of the last record that is chosen; the greatest of all numbers for a range without
  /// an end.
  package let last: Int

  /// The records whose numbers are in one of some ranges.
  package init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
    last = ranges.map(\.upperBound).max() ?? 0
  }

  /// Whether a record is chosen; findings about the input as a whole, numbered 0, always are.
  package func contains(_ number: Int) -> Bool {
    number == 0 || ranges.contains { $0.contains(number) }
  }

  /// The first record that is chosen although an input with so many records does not have it.
  package func missing(ofRecords count: Int) -> Int? {
    ranges.first { $0.lowerBound > count }?.lowerBound
  }

  /// Whether no record after one can be chosen.
  package func ends(with number: Int) -> Bool { number >= last }
}
