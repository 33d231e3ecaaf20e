/// Records of an input, selected by their numbers, from 1.
package struct RecordSelection: Sendable {
  private let ranges: [ClosedRange<Int>]
  /// The number of the last selected record; `Int.max` for a range without an end.
  package let last: Int

  /// Creates a selection from ranges of numbers.
  package init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
    last = ranges.map(\.upperBound).max() ?? 0
  }

  /// Whether a record is selected; findings about the input as a whole, with number 0, always are.
  package func contains(_ number: Int) -> Bool {
    number == 0 || ranges.contains { $0.contains(number) }
  }

  /// Returns the first selected record that does not exist in an input with this number of records.
  package func missing(ofRecords count: Int) -> Int? {
    ranges.first { $0.lowerBound > count }?.lowerBound
  }

  /// Whether no record after this one is selected.
  package func ends(with number: Int) -> Bool { number >= last }
}
