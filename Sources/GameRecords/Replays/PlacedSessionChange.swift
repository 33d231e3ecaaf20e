/// A change of a session as it was read, with the places of its parts.
package struct PlacedSessionChange: Sendable {
  package let change: SessionChange
  /// Where all of it stands.
  package let range: Range<Int>
  /// Where its ply stands.
  let plyRange: Range<Int>
  /// Where its time stands, if it has one.
  let timeRange: Range<Int>?

  /// A change and its places.
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
  /// The changes that can stand where they do, when all moves are known.
  /// - Parameters:
  ///   - moveCount: the number of moves, those that could not be read included; `nil` when nobody
  ///     knows it.
  ///   - readable: the number of moves before the first that could not be read.
  ///   - report: takes what is wrong, and where it stands.
  /// - Returns: the changes before the end of what could be read.
  package func inOrder(
    moveCount: Int?,
    readable: Int,
    _ report: (SessionFault, Range<Int>) -> Void
  ) -> [SessionChange] {
    var order = SessionOrder(moveCount: moveCount)
    var kept: [SessionChange] = []
    for placed in self {
      do throws(SessionFault) {
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
