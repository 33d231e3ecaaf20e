extension Puzzle {
  /// Returns a puzzle that is solvable but not solved, each with the same probability.
  ///
  /// The same numbers from the generator give the same puzzle.
  public static func shuffled(
    size: PuzzleSize = .standard,
    goal: PuzzleGoal = .openLast,
    using generator: inout some RandomNumberGenerator
  ) -> Puzzle {
    var puzzle = solved(size: size, goal: goal)
    repeat {
      puzzle.shuffle(using: &generator)
      // For each place of the open cell this pairs every unsolvable layout with a solvable one, so
      // all solvable layouts keep the same probability.
      if !puzzle.isSolvable(goal) { puzzle.exchangeFirstPanels() }
    } while puzzle.isSolved(goal)
    return puzzle
  }

  /// Puts all numbers in any order: the shuffle by Fisher and Yates.
  ///
  /// Written out here, so that the order in which the generator is used never changes.
  private mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    for last in numbers.indices.dropFirst().reversed() {
      let index = Int(generator.next(upperBound: UInt64(last + 1)))
      numbers.swapAt(index, last)
    }
    openIndex = numbers.firstIndex(of: 0) ?? openIndex
  }

  /// Exchanges the panels in the first two cells that have one.
  private mutating func exchangeFirstPanels() {
    let first = openIndex == 0 ? 1 : 0
    let second = openIndex == first + 1 ? first + 2 : first + 1
    numbers.swapAt(first, second)
  }
}
