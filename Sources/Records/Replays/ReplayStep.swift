public import ReversiRules

/// One move of a replay with its effect.
public struct ReplayStep: Sendable {
  /// The move's number in the replay, from 1.
  public let ply: Int
  /// The side that moves.
  public let side: Disk
  /// The move.
  public let move: Move
  /// The position before the move.
  public let before: Position
  /// The disks that the move flips, in flip order; `nil` for a pass.
  public let flips: Flips?
  /// The position after the move.
  public let after: Position
}

extension Replay {
  /// The moves in order, with their positions and flips.
  public var steps: Steps { Steps(replay: self) }

  /// The moves of a replay, played again one by one.
  public struct Steps: Sequence, IteratorProtocol, Sendable {
    private let moves: [Move]
    private var ply = 0
    private var position: Position

    init(replay: Replay) {
      moves = replay.moves
      position = replay.start
    }

    /// Plays the next move.
    public mutating func next() -> ReplayStep? {
      guard ply < moves.count, let side = position.turn else { return nil }
      let move = moves[ply]
      let before = position
      guard let flips = try? position.play(move) else { return nil }
      ply += 1
      return ReplayStep(
        ply: ply,
        side: side,
        move: move,
        before: before,
        flips: move == .pass ? nil : flips,
        after: position
      )
    }
  }
}
