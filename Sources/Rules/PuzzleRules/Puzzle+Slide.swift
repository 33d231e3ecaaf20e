extension Puzzle {
  /// Slides the panel in a cell to the open cell beside it, and returns the cell where it now is.
  ///
  /// - Throws: The reason why the panel cannot slide; the puzzle is then unchanged.
  @discardableResult
  public mutating func slide(at cell: Cell) throws(SlideError) -> Cell {
    if let obstacle = obstacle(at: cell) { throw obstacle }
    guard let index = size.index(of: cell) else { throw .offBoard }
    let destination = openCell
    numbers.swapAt(index, openIndex)
    openIndex = index
    return destination
  }

  /// Slides a panel to the open cell beside it, and returns the cell where it now is.
  ///
  /// - Throws: The reason why the panel cannot slide; the puzzle is then unchanged.
  @discardableResult
  public mutating func slide(panel: Int) throws(SlideError) -> Cell {
    guard let cell = cell(of: panel) else { throw .noSuchPanel }
    return try slide(at: cell)
  }

  /// Slides all panels from a cell to the open cell in its row or column, and returns them.
  ///
  /// Each panel slides by one cell, the one nearest to the open cell first, and that is the order of
  /// the panels returned. Afterwards the given cell is the open one.
  ///
  /// - Throws: The reason why no panel can slide; the puzzle is then unchanged.
  @discardableResult
  public mutating func slideLine(at cell: Cell) throws(SlideError) -> [Int] {
    guard size.contains(cell) else { throw .offBoard }
    guard cell != openCell else { throw .openCell }
    guard let direction = direction(toOpenCellFrom: cell) else { throw .notInLineWithOpenCell }
    var panels: [Int] = []
    while openCell != cell, let panel = panel(sliding: direction) {
      try slide(at: direction.opposite.next(after: openCell))
      panels.append(panel)
    }
    return panels
  }

  private func direction(toOpenCellFrom cell: Cell) -> SlideDirection? {
    let open = openCell
    if cell.row == open.row { return cell.column < open.column ? .right : .left }
    if cell.column == open.column { return cell.row < open.row ? .down : .up }
    return nil
  }
}
