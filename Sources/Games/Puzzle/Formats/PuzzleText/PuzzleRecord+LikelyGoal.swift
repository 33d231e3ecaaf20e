import PuzzleRules

extension PuzzleRecord {
  /// The goal that the slides show: the usual one, unless they end in the other one's order.
  var likelyGoal: PuzzleGoal {
    guard let end = attempt().replay?.end else { return .openLast }
    return end.isSolved(.openFirst) ? .openFirst : .openLast
  }
}
