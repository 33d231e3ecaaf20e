/// The order of the panels that solves a puzzle.
public enum PuzzleGoal: String, CaseIterable, Hashable, Sendable {
  /// `1`, `2`, … row by row, then the open cell: what the app uses.
  case openLast = "open-last"
  /// The open cell, then `1`, `2`, …: what most research on the puzzle uses.
  case openFirst = "open-first"

  /// Returns the solved layout of a size.
  public func layout(size: PuzzleSize = .standard) -> PanelLayout {
    let numbers = (0..<size.cellCount).map { index in
      let panel =
        switch self {
        case .openLast: index == size.panelCount ? 0 : index + 1
        case .openFirst: index
        }
      return UInt8(panel)
    }
    return PanelLayout(size: size, numbers: numbers)
  }

  /// Returns the index of the cell where a panel belongs, 0 for the open cell.
  func index(of panel: Int, size: PuzzleSize) -> Int {
    switch self {
    case .openLast: panel == 0 ? size.panelCount : panel - 1
    case .openFirst: panel
    }
  }
}
