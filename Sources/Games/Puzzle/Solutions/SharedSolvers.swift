import PuzzleRules
import Synchronization

/// One solver for each size, created when it is first needed, because its tables take time.
enum SharedSolvers {
  private static let solvers = Mutex<[PuzzleSize: PuzzleSolver]>([:])

  /// Returns the solver for a size.
  static func solver(for size: PuzzleSize) -> PuzzleSolver {
    solvers.withLock { solvers in
      if let solver = solvers[size] { return solver }
      let solver = PuzzleSolver(size: size)
      solvers[size] = solver
      return solver
    }
  }
}
