extension Puzzle {
  /// Returns the cell that the panel in a cell can slide to.
  ///
  /// `nil` if there is none: the panel is not beside the open cell, the cell is the open one, or it
  /// is off the board.
  public func movable(at cell: Cell) -> Cell? {
    obstacle(at: cell) == nil ? openCell : nil
  }

  /// The panels that can slide, in the order of their cells.
  public var movablePanels: [Int] {
    [.down, .right, .left, .up].compactMap(panel(sliding:))
  }

  /// Returns the panel that can slide in a direction, or `nil` if there is none.
  public func panel(sliding direction: SlideDirection) -> Int? {
    panel(at: direction.opposite.next(after: openCell))
  }

  /// Returns the direction in which a panel can slide, or `nil` if it cannot.
  public func direction(of panel: Int) -> SlideDirection? {
    SlideDirection.allCases.first { self.panel(sliding: $0) == panel }
  }

  /// Returns the reason why there is no panel to slide in a cell, or `nil` if there is one.
  func obstacle(at cell: Cell) -> SlideError? {
    guard size.contains(cell) else { return .offBoard }
    let open = openCell
    switch abs(cell.column - open.column) + abs(cell.row - open.row) {
    case 0: return .openCell
    case 1: return nil
    default: return .notBesideOpenCell
    }
  }
}
