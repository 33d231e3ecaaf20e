package import ReversiRules

extension ReversiRecord {
  /// The score with a margin: that of the last board, if the margin counts only its disks, or one
  /// that adds up to all squares; `nil` if there is none.
  package func score(ofMargin margin: Double) -> DiskCounts? {
    let empty = start.board.emptyCount - moves.count { $0 != .pass }
    if empty > 0, let outcome = attempt().replay.outcome, outcome.raw.margin == margin,
      outcome.withEmpties.margin != margin
    {
      return outcome.raw
    }
    return DiskCounts(margin: margin, of: start.board.size.squareCount)
  }
}
