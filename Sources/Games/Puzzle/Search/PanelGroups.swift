import PuzzleRules

/// How the panels of a board are divided among pattern tables.
///
/// A table has the exact number of slides that its own panels need, so tables of large groups of
/// neighbours are the best ones. A table of six panels on 16 cells takes 5.8 MB, of seven it would
/// take 58 MB.
enum PanelGroups {
  /// The largest number of panels in a group.
  static let largest = 6

  /// Returns the groups of a size, or `nil` if the board has more than 16 cells.
  static func groups(for size: PuzzleSize) -> [[Int]]? {
    if size == .standard { return standard }
    guard size.cellCount <= 16 else { return nil }
    let panels = panelsByLine(size: size)
    return stride(from: 0, to: panels.count, by: largest).map { start in
      Array(panels[start..<min(start + largest, panels.count)])
    }
  }

  /// The groups for the 4×4 puzzle, for the goal with the open cell first.
  private static let standard = [[1, 4, 5, 8, 9, 12], [2, 3, 6, 7, 10, 11], [13, 14, 15]]

  /// The panels along the shorter lines of the board, from the corner opposite the open cell, so
  /// that each six of them are neighbours.
  private static func panelsByLine(size: PuzzleSize) -> [Int] {
    let panels =
      size.columns > size.rows
      ? (0..<size.columns).flatMap { column in
        (0..<size.rows).map { row in row * size.columns + column }
      } : Array(0..<size.cellCount)
    return panels.dropFirst().reversed()
  }
}
