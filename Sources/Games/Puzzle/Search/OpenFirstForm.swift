import PuzzleRules

/// A puzzle as the searches see it, where the goal always has the open cell first.
///
/// Half a turn of the board that gives panel `p` of `n` the number `n + 1 - p` makes one goal the
/// other: at every size, and slide by slide. So one set of tables is enough for both.
struct OpenFirstForm {
  /// The numbers row by row.
  let numbers: [UInt8]

  private let isTurned: Bool

  init(_ puzzle: Puzzle, goal: PuzzleGoal) {
    isTurned = goal == .openLast
    let count = puzzle.size.cellCount
    let numbers = puzzle.layout.numbers
    self.numbers =
      isTurned ? numbers.reversed().map { $0 == 0 ? 0 : UInt8(count - Int($0)) } : numbers
  }

  /// Returns the number that a panel of this form has in the puzzle.
  func original(_ panel: Int) -> Int {
    isTurned ? numbers.count - panel : panel
  }
}
