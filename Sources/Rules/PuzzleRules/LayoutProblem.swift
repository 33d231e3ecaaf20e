/// One reason why a layout is no puzzle.
///
/// The number of a panel can be 0 here, which means the open cell.
public enum LayoutProblem: Hashable, Sendable {
  /// The layout has more or fewer cells than its size.
  case cellCount(Int, expected: Int)
  /// The size has no panel with this number.
  case numberTooLarge(Int, at: Cell, largest: Int)
  /// A panel appears twice.
  case duplicate(Int, first: Cell, second: Cell)
  /// A panel does not appear.
  case missing(Int)
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem as a clause.
  public var description: String {
    switch self {
    case .cellCount(let count, let expected):
      "the layout has \(count) cells instead of \(expected)"
    case .numberTooLarge(let number, let cell, let largest):
      "panel \(number) at \(cell) is larger than \(largest)"
    case .duplicate(let panel, let first, let second):
      "\(Self.name(of: panel)) appears twice, at \(first) and \(second)"
    case .missing(let panel):
      "\(Self.name(of: panel)) is missing"
    }
  }

  private static func name(of panel: Int) -> String {
    panel == 0 ? "the open cell" : "panel \(panel)"
  }
}
