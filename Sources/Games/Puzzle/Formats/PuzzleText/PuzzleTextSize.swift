import PuzzleRules

/// The size on a line before the rows of a layout, as programs for boards of all sizes write it.
struct PuzzleTextSize {
  let rows: Int

  /// Reads the size: `3` for a square board, or `4 3` for 4 rows of 3 cells; `nil` if it is not that
  /// of such rows, or may as well be a row itself.
  /// - Parameters:
  ///   - numbers: the numbers of the line.
  ///   - columns: how many numbers the next line has.
  init?(_ numbers: [Int], before columns: Int) {
    guard let rows = numbers.first, numbers.count <= 2, numbers.last == columns,
      PuzzleSize(columns: columns, rows: rows) != nil, columns != numbers.count || rows == columns
    else { return nil }
    self.rows = rows
  }
}
