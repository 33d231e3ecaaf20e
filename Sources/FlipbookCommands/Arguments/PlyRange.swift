import ArgumentParser
import Flipbook

/// A range of moves on the command line: `7`, `3..9`, `3..` or `..9`.
struct PlyRange: Sendable {
  /// The range as it was typed.
  let text: String
  private let first: Int
  private let last: Int?

  /// The moves that an argument names.
  init(_ argument: String) throws {
    let range = try ArgumentRange.range(argument)
    text = argument
    first = range.lowerBound
    last = range.upperBound == .max ? nil : range.upperBound
  }

  /// The moves of the range in a game.
  /// - Parameter game: where the game ends.
  /// - Returns: the range, within the game.
  /// - Throws: ``MissingPlies`` when the game ends before the range does.
  func plies(of game: GameEnd) throws(MissingPlies) -> ClosedRange<Int> {
    let end = last ?? game.ply
    guard first <= end, end <= game.ply else {
      throw MissingPlies(
        option: "--moves \(text)",
        error: game.exceeded(by: "--moves \(text)"),
        isOpen: last == nil
      )
    }
    return first...end
  }
}

/// Moves that are asked for, but not in a game.
struct MissingPlies: Error {
  /// What asks for them, as it was typed.
  let option: String
  /// Why they cannot be drawn.
  let error: RenderingError
  /// Whether as many are asked for as there are, behind the first ones: among many games, some may
  /// have none.
  let isOpen: Bool
}

/// Where a game ends, as far as it can be played.
struct GameEnd {
  /// The number of its last move, passes counted.
  let ply: Int
  /// Whether the record goes on, but cannot be played any further.
  let isBroken: Bool

  /// The error that an option asks for more moves.
  func exceeded(by option: String) -> RenderingError {
    guard isBroken else {
      return RenderingError(
        "\(option) goes beyond the record, "
          + (ply == 0 ? "which has no moves" : "whose last move is \(ply)")
      )
    }
    return RenderingError(
      "\(option) goes beyond "
        + (ply == 0 ? "the start of the record" : "move \(ply) of the record")
        + ", which cannot be played any further",
      help: "mend what is told above"
    )
  }
}
