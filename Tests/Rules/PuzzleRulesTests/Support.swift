import PuzzleRules
import TestSupport

/// Returns sizes for the arguments of a test.
func sizes(_ numbers: (columns: Int, rows: Int)...) -> [PuzzleSize] {
  numbers.map { puzzleSize($0.columns, $0.rows) }
}

/// Returns all orders of the numbers below a count.
func permutations(of count: Int) -> [[UInt8]] {
  guard count > 0 else { return [[]] }
  return permutations(of: count - 1).flatMap { shorter in
    (0..<count).map { place in
      Array(shorter[..<place]) + [UInt8(count - 1)] + Array(shorter[place...])
    }
  }
}
