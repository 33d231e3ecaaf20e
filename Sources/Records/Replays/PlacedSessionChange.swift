/// A session change as it was read, with the places of its parts.
package struct PlacedSessionChange: Sendable {
  package let change: SessionChange
  /// The place of the whole change.
  package let range: Range<Int>
  /// The place of its ply.
  let plyRange: Range<Int>
  /// The place of its time, if it has one.
  let timeRange: Range<Int>?

  /// Creates a change with its places.
  package init(
    _ change: SessionChange,
    at range: Range<Int>,
    ply plyRange: Range<Int>,
    time timeRange: Range<Int>?
  ) {
    self.change = change
    self.range = range
    self.plyRange = plyRange
    self.timeRange = timeRange
  }
}

extension [PlacedSessionChange] {
  /// Returns the changes that are in order, once all moves are known.
  /// - Parameters:
  ///   - moveCount: the number of moves, including unreadable ones; `nil` if unknown.
  ///   - readable: the number of moves before the first unreadable one.
  ///   - report: receives each problem and its place.
  /// - Returns: the changes up to the end of the readable moves.
  package func inOrder(
    moveCount: Int?,
    readable: Int,
    _ report: (SessionProblem, Range<Int>) -> Void
  ) -> [SessionChange] {
    var order = SessionOrder(moveCount: moveCount)
    var kept: [SessionChange] = []
    for placed in self {
      do throws(SessionProblem) {
        try order.add(placed.change)
        if placed.change.ply <= readable { kept.append(placed.change) }
      } catch {
        switch error.part {
        case .ply: report(error, placed.plyRange)
        case .time: report(error, placed.timeRange ?? placed.range)
        case .whole: report(error, placed.range)
        }
      }
    }
    return kept
  }
}
