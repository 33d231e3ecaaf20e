/// How much work a search may do.
///
/// Work is counted instead of time, so that a search finds the same on every machine.
public struct SearchLimit: Hashable, Sendable {
  /// The number of layouts that the search may look at.
  public let nodes: Int

  /// Creates a limit.
  public init(nodes: Int) {
    self.nodes = nodes
  }

  /// A limit that a search reaches within half a minute on boards of up to 16 cells, and within a
  /// minute or two on larger ones.
  ///
  /// 4×4 puzzles of 80 slides, the most there are, need about two thirds of it.
  public static let standard = SearchLimit(nodes: 1_000_000_000)

  /// No limit: on boards with more than 16 cells the search may then run for years.
  public static let none = SearchLimit(nodes: .max)
}
