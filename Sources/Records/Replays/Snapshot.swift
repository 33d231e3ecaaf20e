import ReversiRules

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
