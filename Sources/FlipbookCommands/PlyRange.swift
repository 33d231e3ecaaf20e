internal import ArgumentParser
internal import Flipbook

/// A range of moves on the command line: `7`, `3..9`, `3..` or `..9`.
struct PlyRange: Sendable {
  private let first: Int
  private let last: Int?

  /// The moves that an argument names.
  init(_ argument: String) throws {
    let range = try ArgumentRange.range(argument)
    first = range.lowerBound
    last = range.upperBound == .max ? nil : range.upperBound
  }

  /// The moves of the range in a game.
  /// - Parameter last: the number of the game's last move.
  /// - Returns: the range, within the game.
  /// - Throws: a sentence when the game ends before the range does.
  func plies(last: Int) throws(RenderingError) -> ClosedRange<Int> {
    let end = self.last ?? last
    guard first <= end, end <= last else {
      throw RenderingError("--moves goes beyond the record, whose last move is \(last)")
    }
    return first...end
  }
}
