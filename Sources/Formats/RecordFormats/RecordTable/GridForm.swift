/// What rows of numbers must be like.
package struct GridForm: Hashable, Sendable {
  /// The numbers in the cells.
  package let cells: ClosedRange<Int>
  /// How many numbers a row has.
  package let columns: ClosedRange<Int>
  /// How many rows there are.
  package let rows: ClosedRange<Int>

  package init(cells: ClosedRange<Int>, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    self.cells = cells
    self.columns = columns
    self.rows = rows
  }

  /// Returns what is wrong with the length of a row.
  /// - Parameters:
  ///   - count: how many numbers it has.
  ///   - first: how many the first row has.
  /// - Returns: the problem; `nil` if there is none.
  package func problem(withRowOf count: Int, first: Int) -> String? {
    if !columns.contains(count) {
      return "a row has \(columns.lowerBound) to \(columns.upperBound) numbers, not \(count)"
    }
    return count == first ? nil : "the row has \(count) numbers, but the first row has \(first)"
  }

  /// Returns what is wrong with the number of rows.
  package func problem(withRows count: Int) -> String? {
    rows.contains(count)
      ? nil : "a board has \(rows.lowerBound) to \(rows.upperBound) rows, not \(count)"
  }
}
