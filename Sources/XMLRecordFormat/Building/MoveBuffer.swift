import GameRecords
import ReversiRules

/// The moves of the open lines of play with their places, in memory that all records share: those of
/// a variation stand behind those of the line that it branches off.
struct MoveBuffer: ~Copyable {
  private let moves = UnsafeMutablePointer<Move>.allocate(capacity: Limits.moves)
  private let ranges = UnsafeMutablePointer<SourceRange>.allocate(capacity: Limits.moves)
  private(set) var count = 0

  deinit {
    moves.deallocate()
    ranges.deallocate()
  }

  /// - Precondition: there are less than ``Limits/moves``.
  @inline(__always)
  mutating func append(_ move: Move, at range: SourceRange) {
    (moves + count).initialize(to: move)
    (ranges + count).initialize(to: range)
    count &+= 1
  }

  /// Empties the buffer for the next record.
  mutating func removeAll() { count = 0 }

  /// Takes off the moves of the innermost line, with their places.
  mutating func takeLine(from first: Int) -> (moves: [Move], places: MovePlaces) {
    defer { count = first }
    return (
      Array(UnsafeBufferPointer(start: moves + first, count: count - first)),
      MovePlaces(Array(UnsafeBufferPointer(start: ranges + first, count: count - first)))
    )
  }

  /// The moves as an array of their own.
  func allMoves() -> [Move] { Array(UnsafeBufferPointer(start: moves, count: count)) }

  /// The places of the moves as an array of their own.
  func allRanges() -> [SourceRange] { Array(UnsafeBufferPointer(start: ranges, count: count)) }
}
