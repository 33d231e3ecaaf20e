public import ReversiRules

/// A move of a record that the rules do not allow.
public struct ReplayFault: Error, Hashable, Sendable {
  /// The move's number in the record, from 1.
  public let ply: Int
  /// The move as the record has it.
  public let move: Move
  /// What is wrong with it.
  public let kind: Kind
  /// The position in which it was to be played.
  public let position: Position

  /// What is wrong with a move.
  public enum Kind: Hashable, Sendable {
    /// It breaks the rules; nothing after it can be played.
    case illegal(IllegalMove)
    /// The side to move cannot move, and the record goes on with the other side's move without
    /// saying that it passed. The replay supplies the pass and goes on.
    case missingPass
    /// The side passes although it can move. The replay leaves the pass out and goes on if the
    /// next move can be played by the same side.
    case surplusPass
    /// The game was over. The associated value counts this move and all after it.
    case afterEnd(moves: Int)
  }
}

extension ReplayFault: CustomStringConvertible {
  /// The fault in a few words, with its ply and move.
  public var description: String { "ply \(ply): \(move) \(reason)" }

  /// What is wrong with the move, as the rest of a sentence that begins with it.
  package var reason: String {
    switch kind {
    case .illegal(.offBoard): "is not on the board"
    case .illegal(.occupied): "is occupied"
    case .illegal: "turns no disk"
    case .missingPass: "follows a pass that is not written"
    case .surplusPass: "is not allowed while a move exists"
    case .afterEnd: "comes after the end of the game"
    }
  }
}
