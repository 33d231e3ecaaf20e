extension Puzzle {
  /// Returns the solved puzzle of a size.
  public static func solved(
    size: PuzzleSize = .standard,
    goal: PuzzleGoal = .openLast
  ) -> Puzzle {
    Puzzle(
      size: size,
      numbers: goal.layout(size: size).numbers,
      openIndex: goal.index(of: 0, size: size)
    )
  }

  /// Whether every panel is where the goal has it.
  public func isSolved(_ goal: PuzzleGoal = .openLast) -> Bool {
    numbers.indices.allSatisfy { $0 == goal.index(of: Int(numbers[$0]), size: size) }
  }

  /// Whether slides can lead to the goal.
  ///
  /// Each slide exchanges a panel with the open cell, and moves the open cell by one. So the parity
  /// of the exchanges that are needed must be the parity of the open cell's way. That this is also
  /// enough is a theorem about boards of at least 2×2.
  public func isSolvable(_ goal: PuzzleGoal = .openLast) -> Bool {
    let open = openCell
    let openGoal = size.cell(at: goal.index(of: 0, size: size))
    let way = abs(open.column - openGoal.column) + abs(open.row - openGoal.row)
    return exchangeCount(goal).isMultiple(of: 2) == way.isMultiple(of: 2)
  }

  /// The number of exchanges that would bring all numbers to where the goal has them: one less than
  /// its length for each cycle.
  private func exchangeCount(_ goal: PuzzleGoal) -> Int {
    var visited = [Bool](repeating: false, count: size.cellCount)
    var count = 0
    for start in numbers.indices where !visited[start] {
      visited[start] = true
      var index = goal.index(of: Int(numbers[start]), size: size)
      while index != start {
        visited[index] = true
        count += 1
        index = goal.index(of: Int(numbers[index]), size: size)
      }
    }
    return count
  }
}
