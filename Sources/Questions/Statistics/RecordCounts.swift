/// The numbers of records, by kind.
public struct RecordCounts: Hashable, Sendable {
  /// All records, readable or not.
  public internal(set) var total = 0
  /// Records that could not be read.
  public internal(set) var unreadable = 0
  /// Records with errors, counted as far as they were read.
  public internal(set) var damaged = 0
  /// Records with illegal moves, counted as far as they are legal.
  public internal(set) var illegal = 0
  /// Records with a position but no moves.
  public internal(set) var positions = 0

  /// Records with moves.
  public var games: Int { total - unreadable - positions }

  static func += (counts: inout RecordCounts, other: RecordCounts) {
    counts.total += other.total
    counts.unreadable += other.unreadable
    counts.damaged += other.damaged
    counts.illegal += other.illegal
    counts.positions += other.positions
  }
}
