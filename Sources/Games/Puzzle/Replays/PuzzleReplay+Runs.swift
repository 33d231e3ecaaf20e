package import PuzzleRules

extension PuzzleReplay {
  /// Slides one after the other in the same direction.
  package struct Run: Hashable, Sendable {
    /// The direction in which the panels move.
    package let direction: SlideDirection
    /// How many slides there are.
    package internal(set) var count: Int
  }

  /// The slides as runs.
  package var runs: [Run] {
    var puzzle = start
    var runs: [Run] = []
    for panel in slides {
      guard let direction = puzzle.direction(of: Int(panel)),
        (try? puzzle.slide(panel: Int(panel))) != nil
      else { break }
      if runs.last?.direction == direction {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(direction: direction, count: 1))
      }
    }
    return runs
  }
}
