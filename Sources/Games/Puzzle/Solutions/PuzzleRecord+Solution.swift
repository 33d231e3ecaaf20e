import GameRecords
public import PuzzleRules

extension PuzzleRecord {
  /// Makes the tables that solutions of puzzles of a size need, unless they are there.
  package static func prepareSolutions(size: PuzzleSize) { _ = SharedSolvers.solver(for: size) }

  /// Returns the record of a shortest solution from the start.
  ///
  /// Facts about the puzzle are kept; those about the slides of this record, its player and its
  /// date are not, since they are not those of the solution.
  /// - Parameter limit: how much work the search may do.
  /// - Returns: the record, with the number of slides as its result.
  /// - Throws: ``SolutionError`` if the start is no puzzle, or no solution was found.
  public func shortestSolution(
    _ limit: SearchLimit = .standard
  ) throws(SolutionError) -> PuzzleRecord {
    let puzzle: Puzzle
    let solution: Solution
    do throws(LayoutError) {
      puzzle = try Puzzle(start)
    } catch {
      throw .noPuzzle(error)
    }
    do throws(SolveError) {
      solution = try SharedSolvers.solver(for: puzzle.size).solve(puzzle, goal: goal, limit: limit)
    } catch {
      throw .noSolution(error, goal)
    }
    var record = PuzzleRecord(start: start, goal: goal, slides: solution.panels.map(UInt8.init))
    record.id = id
    record.event = event
    record.site = site
    record.round = round
    record.comment = comment
    record.tags = tags
    let runs = record.attempt().replay?.runCount
    record.result = PuzzleResult(slides: solution.length, runs: runs, ending: .solved)
    return record
  }
}

/// Why there is no solution.
public enum SolutionError: Error, Hashable, Sendable {
  /// The start is no puzzle.
  case noPuzzle(LayoutError)
  /// The search found none for a goal.
  case noSolution(SolveError, PuzzleGoal)
}

extension SolutionError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .noPuzzle(let error): "the start is no puzzle: \(error)"
    case .noSolution(.unsolvable, let goal):
      "no slides lead from this layout to the goal \(goal.rawValue)"
    case .noSolution(let error, _): "\(error)"
    }
  }
}
