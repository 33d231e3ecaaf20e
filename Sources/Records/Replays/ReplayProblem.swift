public import ReversiRules

/// A move of a record that the rules do not allow.
public struct ReplayProblem: Error, Hashable, Sendable {
  /// The move's number in the record, from 1.
  public let ply: Int
  /// The move as the record has it.
  public let move: Move
  /// What is wrong with the move.
  public let kind: Kind
  /// The position before the move.
  public let position: Position

  /// What is wrong with a move.
  public enum Kind: Hashable, Sendable {
    /// It breaks the rules; nothing after it can be played.
    case illegal(IllegalMove)
    /// The side to move cannot move, and the record continues with the other side's move without a
    /// pass. The replay supplies the pass and continues.
    case missingPass
    /// The side passes although it can move. The replay skips the pass and continues if the same
    /// side can play the next move.
    case surplusPass
    /// The game was already over. The associated value is the number of moves from this one to the
    /// last.
    case afterEnd(moves: Int)
  }
}

extension ReplayProblem: CustomStringConvertible {
  /// The problem in a few words, with its ply and move.
  public var description: String { "ply \(ply): \(move) \(reason)" }

  /// What is wrong with the move, as the rest of a sentence that begins with the move.
  package var reason: String {
    switch kind {
    case .illegal(.offBoard): "is not on the board"
    case .illegal(.occupied): "is occupied"
    case .illegal: "flips no disk"
    case .missingPass: "follows a pass that is not written"
    case .surplusPass: "is not allowed while a move exists"
    case .afterEnd: "is after the end of the game"
    }
  }
}
