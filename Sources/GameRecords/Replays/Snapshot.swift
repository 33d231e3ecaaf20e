import ReversiRules

extension GameRecord {
  /// The record's position after some moves, as a record with a start position and no moves.
  ///
  /// The players, with the modes that they have then, and what is known about the game as a whole
  /// stay; what belongs to the moves and the result goes.
  /// - Parameter ply: how many moves of the record to play, or `nil` for all.
  /// - Returns: a record that has nothing left to play.
  /// - Throws: ``SnapshotError`` when the moves cannot be played or there are fewer.
  public func snapshot(atPly ply: Int? = nil) throws(SnapshotError) -> GameRecord {
    let ply = ply ?? moves.count
    guard 0...moves.count ~= ply else {
      throw .noSuchPly(asked: ply, last: moves.count)
    }
    var part = self
    part.moves = Array(moves.prefix(ply))
    let replay: Replay
    do throws(ReplayFault) {
      replay = try Replay(part)
    } catch {
      throw .illegal(error)
    }
    part.start = replay.end
    part.moves = []
    part.annotations = []
    part.variations = []
    part.players = players(afterPly: ply)
    part.sessionChanges = []
    part.result = nil
    // The file does not have this record.
    part.origin = nil
    return part
  }
}

/// Why a record has no snapshot at a ply.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The record has fewer moves.
  case noSuchPly(asked: Int, last: Int)
  /// The rules do not allow a move before the ply.
  case illegal(ReplayFault)
}

extension SnapshotError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .noSuchPly(let asked, let last):
      "ply \(asked) does not exist; the record's moves go from 0 to \(last)"
    case .illegal(let fault):
      fault.description
    }
  }
}
