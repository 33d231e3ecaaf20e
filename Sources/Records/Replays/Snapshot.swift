import ReversiRules

extension ReversiRecord {
  /// Returns the position after some moves as a record with a start position and no moves.
  ///
  /// Facts about the game as a whole are kept, and the players with their modes and the marks on the
  /// board at that point; facts about the moves and the result are dropped.
  /// - Parameter ply: the number of moves to play, or `nil` for all.
  /// - Returns: a record without moves.
  /// - Throws: ``SnapshotError`` if the moves cannot be played or there are fewer.
  public func snapshot(atPly ply: Int?) throws(SnapshotError) -> ReversiRecord {
    let ply = ply ?? moves.count
    guard 0...moves.count ~= ply else {
      throw .noSuchPly(asked: ply, last: moves.count)
    }
    var part = self
    part.moves = Array(moves.prefix(ply))
    let replay: Replay
    do throws(ReplayProblem) {
      replay = try Replay(part)
    } catch {
      throw .illegal(error.description)
    }
    part.start = replay.end
    part.moves = []
    if ply > 0 { part.marks = annotation(ofPly: ply)?.marks ?? [] }
    part.annotations = []
    part.variations = []
    part.players = players(afterPly: ply)
    part.sessionChanges = []
    part.result = nil
    // This record is not the one in the file.
    part.origin = nil
    return part
  }
}

/// Why a record has no snapshot at a ply.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The record has fewer moves.
  case noSuchPly(asked: Int, last: Int)
  /// The rules do not allow a move before the ply, for the reason in the message.
  case illegal(String)
}

extension SnapshotError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .noSuchPly(let asked, let last):
      "ply \(asked) does not exist; the record has plies 0 to \(last)"
    case .illegal(let message):
      message
    }
  }
}
