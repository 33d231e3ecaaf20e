import ArgumentParser
import Flipbook

/// A range of moves on the command line: `7`, `3..9`, `3..` or `..9`.
struct PlyRange: Sendable {
  /// The range as it was typed.
  let text: String
  private let first: Int
  private let last: Int?

  /// Reads a range of moves.
  init(_ argument: String) throws {
    let range = try ArgumentRange.range(argument)
    text = argument
    first = range.lowerBound
    last = range.upperBound == .max ? nil : range.upperBound
  }

  /// The moves of the range in a game.
  /// - Parameter game: the end of the game.
  /// - Returns: the plies of the range.
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

/// A position on the command line: a number of moves, or `hit`.
enum DrawnPly: Equatable, Sendable {
  case ply(Int)
  /// The first position that the query of `--where` asks for.
  case hit

  /// Reads a position.
  init(_ argument: String) throws {
    guard argument != "hit" else {
      self = .hit
      return
    }
    guard let ply = Int(argument) else {
      throw ValidationError("expected a whole number such as 7, or hit")
    }
    self = .ply(ply)
  }

  /// Returns the number of moves before the position in a game.
  /// - Parameter game: the end of the game.
  /// - Returns: the number of moves.
  /// - Throws: ``MissingPlies`` when the game has fewer, or when its query asks for no position.
  func ply(of game: GameEnd) throws(MissingPlies) -> Int {
    switch self {
    case .ply(let ply):
      if ply <= game.ply { return ply }
      let option = "--at \(ply)"
      throw MissingPlies(option: option, error: game.exceeded(by: option), isOpen: false)
    case .hit:
      if let hit = game.hit { return hit }
      let error = RenderingError(
        "the query of --where asks for no position",
        help: "write “position”, “starts”, “opening”, “pattern” or “corner” in the query"
      )
      throw MissingPlies(option: "--at hit", error: error, isOpen: false)
    }
  }
}

/// Requested moves that a game does not have.
struct MissingPlies: Error {
  /// The option that asks for them, as it was typed.
  let option: String
  /// Why they cannot be drawn.
  let error: RenderingError
  /// Whether the range has no end, so that a game among many may have no moves in it.
  let isOpen: Bool
}

/// Where a game ends, as far as it can be played.
struct GameEnd {
  /// The number of its last move, including passes.
  let ply: Int
  /// Whether the record continues, but cannot be played any further.
  let isBroken: Bool
  /// The number of moves before the position that the query of `--where` asks for, if it does.
  let hit: Int?

  /// The error for an option that asks for more moves.
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
      help: "correct the problem reported above"
    )
  }
}
