/// Records of an input, selected by their numbers, from 1.
package struct RecordSelection: Sendable {
  private let ranges: [ClosedRange<Int>]
  /// The same numbers as ranges in order, without any that touch.
  private let merged: [ClosedRange<Int>]
  /// The number of the last selected record; `Int.max` for a range without an end.
  package let last: Int

  /// Creates a selection from ranges of numbers.
  package init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
    merged = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      guard let last = merged.last, range.lowerBound - 1 <= last.upperBound else {
        return merged.append(range)
      }
      merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    last = ranges.map(\.upperBound).max() ?? 0
  }

  /// Whether a record is selected; findings about the input as a whole, with number 0, always are.
  package func contains(_ number: Int) -> Bool {
    if number == 0 { return true }
    // Searched by halves, because there may be one for each of many records.
    var (low, high) = (0, merged.count)
    while low < high {
      let middle = (low + high) / 2
      if merged[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low < merged.count && merged[low].contains(number)
  }

  /// Returns the first selected record that does not exist in an input with this number of records.
  package func missing(ofRecords count: Int) -> Int? {
    ranges.first { $0.lowerBound > count }?.lowerBound
  }

  /// Whether no record after this one is selected.
  package func ends(with number: Int) -> Bool { number >= last }
}
