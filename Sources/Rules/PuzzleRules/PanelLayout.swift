/// Panels on the cells as a file or a person wrote them, right or wrong.
///
/// A ``Puzzle`` is the checked form.
public struct PanelLayout: Hashable, Sendable {
  /// The columns and rows that the numbers are meant for.
  public let size: PuzzleSize

  /// The panel numbers row by row, 0 for the open cell.
  public let numbers: [UInt8]

  /// Creates a layout; nothing is checked.
  public init(size: PuzzleSize = .standard, numbers: [UInt8]) {
    self.size = size
    self.numbers = numbers
  }

  /// Creates a layout from its rows; `nil` unless they are of one length and make a size.
  public init?(rows: [[UInt8]]) {
    guard let columns = rows.first?.count, rows.allSatisfy({ $0.count == columns }),
      let size = PuzzleSize(columns: columns, rows: rows.count)
    else { return nil }
    self.init(size: size, numbers: Array(rows.joined()))
  }

  /// The panel numbers of each row, 0 for the open cell.
  public var rows: [[UInt8]] {
    stride(from: 0, to: numbers.count, by: size.columns).map {
      Array(numbers[$0..<min($0 + size.columns, numbers.count)])
    }
  }

  /// Everything that keeps the layout from being a puzzle; empty if it is one.
  ///
  /// A wrong number of cells is first, then what is wrong with the cells in their order, then what
  /// is missing, by number. An unsolvable layout has no problem: it is a puzzle too.
  public var problems: [LayoutProblem] {
    var problems: [LayoutProblem] = []
    if numbers.count != size.cellCount {
      problems.append(.cellCount(numbers.count, expected: size.cellCount))
    }
    var firstCells = [Cell?](repeating: nil, count: size.cellCount)
    for (index, number) in numbers.enumerated() {
      let cell = size.cell(at: index)
      let panel = Int(number)
      if panel > size.panelCount {
        problems.append(.numberTooLarge(panel, at: cell, largest: size.panelCount))
      } else if let first = firstCells[panel] {
        problems.append(.duplicate(panel, first: first, second: cell))
      } else {
        firstCells[panel] = cell
      }
    }
    for (panel, cell) in firstCells.enumerated() where cell == nil {
      problems.append(.missing(panel))
    }
    return problems
  }
}
