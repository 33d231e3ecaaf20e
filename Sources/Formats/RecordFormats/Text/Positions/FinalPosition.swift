package import GameRecords
package import ReversiRules

extension ReversiRecord {
  /// The position that a format without moves writes.
  /// - Parameter what: what is written, for example `a save`.
  /// - Returns: the position after the last move; without moves, the start position as it is, even
  ///   an impossible one.
  /// - Throws: ``WritingError`` when the moves cannot be played.
  package func finalPosition(in what: String) throws(WritingError) -> Position {
    guard !moves.isEmpty else { return start }
    do throws(SnapshotError) {
      return try snapshot().start
    } catch {
      throw WritingError(
        "\(what) stores the position after the last move, but \(error)",
        help: "run flipbook validate to see what is wrong, or choose an earlier ply with --at"
      )
    }
  }
}
