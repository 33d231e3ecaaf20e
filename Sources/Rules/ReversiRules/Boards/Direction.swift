/// One of the eight directions from a square.
///
/// The cases are in the flip order of the original app's specification.
enum Direction: Int, CaseIterable, Sendable {
  case upLeft, up, upRight, right, downRight, down, downLeft, left

  /// The columns that one step moves to the right.
  var dx: Int {
    switch self {
    case .upLeft, .left, .downLeft: -1
    case .up, .down: 0
    case .upRight, .right, .downRight: 1
    }
  }

  /// The rows that one step moves down.
  var dy: Int {
    switch self {
    case .upLeft, .up, .upRight: -1
    case .left, .right: 0
    case .downLeft, .down, .downRight: 1
    }
  }

  /// The direction after this one in the flip order, or `nil` after the last.
  var next: Direction? { Direction(rawValue: rawValue + 1) }
}

extension Square {
  /// The neighbour in a direction, or `nil` beyond the edge of the largest board.
  func step(_ direction: Direction) -> Square? {
    Square(x: x + direction.dx, y: y + direction.dy)
  }
}
