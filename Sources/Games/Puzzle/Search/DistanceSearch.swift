import PuzzleRules

/// The search for shortest solutions on boards of any size: IDA* with distances and line conflicts
/// (Hansson, Mayer and Yung: Criticizing Solutions to Relaxed Models Yields Powerful Admissible
/// Heuristics, 1992).
///
/// It needs no tables and few bytes, but many more nodes than a ``PatternSearch``. On boards with
/// more than 16 cells it finds short solutions only.
struct DistanceSearch {
  private var board: DistanceBoard
  /// The slides to the current layout; a list instead of calls, because there can be thousands.
  private var steps: [DistanceStep] = []

  init(_ form: OpenFirstForm, size: PuzzleSize) {
    board = DistanceBoard(form, size: size)
  }

  /// The number of slides that a solution has at least.
  var lowerBound: Int { board.lowerBound }

  /// Returns the panels of a shortest solution.
  mutating func solve(
    effort: inout SearchEffort,
    shouldStop: () -> Bool
  ) throws(SolveError) -> [Int] {
    var bound = lowerBound
    while board.lowerBound > 0 {
      let next = try search(bound: bound, effort: &effort, shouldStop: shouldStop)
      bound = next ?? bound
    }
    return steps.map { Int($0.panel) }
  }

  /// Searches for a solution of the length of the bound; if there is none, returns the next bound.
  private mutating func search(
    bound: Int,
    effort: inout SearchEffort,
    shouldStop: () -> Bool
  ) throws(SolveError) -> Int? {
    var nextBound = Int.max
    var neighbour = 0
    while true {
      guard neighbour < 4 else {
        guard let step = steps.popLast() else { return nextBound }
        board.undo(step)
        neighbour = step.neighbour + 1
        continue
      }
      guard let cell = board.cell(besideOpen: neighbour), cell != steps.last?.destination else {
        neighbour += 1
        continue
      }
      try effort.addNode(lowerBound: bound, shouldStop: shouldStop)
      let step = board.slide(from: cell, neighbour: neighbour)
      let length = steps.count + 1 + board.lowerBound
      if length > bound {
        nextBound = min(nextBound, length)
        board.undo(step)
        neighbour += 1
      } else {
        steps.append(step)
        if board.lowerBound == 0 { return nil }
        neighbour = 0
      }
    }
  }
}
