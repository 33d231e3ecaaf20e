/// All reasons at once why a layout is no puzzle.
public struct LayoutError: Error, Hashable, Sendable {
  /// The reasons, at least one.
  public let problems: [LayoutProblem]

  init(problems: [LayoutProblem]) {
    self.problems = problems
  }
}

extension LayoutError: CustomStringConvertible {
  /// The reasons in one line.
  public var description: String {
    problems.map(\.description).joined(separator: "; ")
  }
}
