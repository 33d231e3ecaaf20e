/// Counts the layouts that a search looks at, and stops it when it should not continue.
struct SearchEffort {
  /// The number of layouts looked at.
  private(set) var nodes = 0

  private let limit: Int
  /// The number of nodes at which to check whether to continue.
  private var checkpoint: Int

  /// How often to ask whether to stop: asking takes much more time than a node.
  private static let interval = 1 << 16

  init(limit: SearchLimit) {
    self.limit = max(limit.nodes, 0)
    checkpoint = min(self.limit, Self.interval)
  }

  /// Counts one more layout, before the search looks at it.
  @inline(__always)
  mutating func addNode(lowerBound: Int, shouldStop: () -> Bool) throws(SolveError) {
    if nodes == checkpoint { try check(lowerBound: lowerBound, shouldStop: shouldStop) }
    nodes += 1
  }

  private mutating func check(lowerBound: Int, shouldStop: () -> Bool) throws(SolveError) {
    guard nodes < limit else { throw .limitReached(lowerBound: lowerBound, nodes: nodes) }
    guard !shouldStop() else { throw .stopped(lowerBound: lowerBound, nodes: nodes) }
    checkpoint += min(limit - checkpoint, Self.interval)
  }
}
