import GameRecords

/// How a board is turned: clockwise, in degrees.
public enum Orientation: Int, Hashable, CaseIterable, Sendable {
  case upright = 0
  case quarter = 90
  case half = 180
  case threeQuarters = 270

  /// What turns the board back.
  var inverse: Orientation {
    switch self {
    case .upright, .half: self
    case .quarter: .threeQuarters
    case .threeQuarters: .quarter
    }
  }

  /// Whether columns become rows.
  var isSideways: Bool { self == .quarter || self == .threeQuarters }

  /// Returns the size of a turned board.
  func turned(_ size: GridSize) -> GridSize {
    isSideways ? GridSize(width: size.height, height: size.width) : size
  }

  /// Returns where a cell is on the turned board.
  func place(_ cell: GridCell, on size: GridSize) -> GridCell {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return switch self {
    case .upright: cell
    case .quarter: GridCell(x: bottom - cell.y, y: cell.x)
    case .half: GridCell(x: right - cell.x, y: bottom - cell.y)
    case .threeQuarters: GridCell(x: cell.y, y: right - cell.x)
    }
  }

  /// Returns what is written above the columns of a turned board, from the left, and next to its rows, from
  /// the top.
  func labels(_ turned: GridSize) -> (columns: [String], rows: [String]) {
    let size = self.turned(turned)
    let letters = (0..<size.width).map { GridCell(x: $0, y: 0).letter }
    let numbers = (1...size.height).map(String.init)
    return switch self {
    case .upright: (letters, numbers)
    case .quarter: (numbers.reversed(), letters)
    case .half: (letters.reversed(), numbers.reversed())
    case .threeQuarters: (numbers, letters.reversed())
    }
  }
}
