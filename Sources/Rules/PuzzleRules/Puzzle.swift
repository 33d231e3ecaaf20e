/// A sliding puzzle: each panel exactly once, and one open cell.
///
/// It is not necessarily solvable, because a file can contain an unsolvable layout, which can be
/// drawn and played all the same.
public struct Puzzle: Hashable, Sendable {
  /// The columns and rows.
  public let size: PuzzleSize

  /// The panel numbers row by row, 0 for the open cell.
  var numbers: [UInt8]

  /// Where the 0 is, so that nobody has to look for it.
  var openIndex: Int

  /// Creates the puzzle with a layout.
  ///
  /// - Throws: Everything that is wrong with the layout.
  public init(_ layout: PanelLayout) throws(LayoutError) {
    let problems = layout.problems
    guard problems.isEmpty, let openIndex = layout.numbers.firstIndex(of: 0) else {
      throw LayoutError(problems: problems)
    }
    self.init(size: layout.size, numbers: layout.numbers, openIndex: openIndex)
  }

  /// Creates a puzzle from parts that are known to be right.
  init(size: PuzzleSize, numbers: [UInt8], openIndex: Int) {
    self.size = size
    self.numbers = numbers
    self.openIndex = openIndex
  }

  /// The panels on the cells.
  public var layout: PanelLayout { PanelLayout(size: size, numbers: numbers) }

  /// The cell without a panel.
  public var openCell: Cell { size.cell(at: openIndex) }

  /// Returns the panel in a cell: 0 for the open cell, `nil` off the board.
  public func panel(at cell: Cell) -> Int? {
    size.index(of: cell).map { Int(numbers[$0]) }
  }

  /// Returns the cell of a panel, of the open cell for 0; `nil` if there is no such panel.
  public func cell(of panel: Int) -> Cell? {
    guard let number = UInt8(exactly: panel) else { return nil }
    return numbers.firstIndex(of: number).map(size.cell(at:))
  }
}
