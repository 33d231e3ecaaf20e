package import GameRecords
package import ReversiRules

extension Position {
  /// The position that a format without moves writes of a record.
  /// - Parameters:
  ///   - record: the record: the position after its last move, or without moves its start position as
  ///     it is, even an impossible one.
  ///   - what: what is written, for example `a save`.
  /// - Throws: ``WritingError`` when the moves cannot be played.
  package init(atEndOf record: ReversiRecord, in what: String) throws(WritingError) {
    guard !record.moves.isEmpty else {
      self = record.start
      return
    }
    do throws(SnapshotError) {
      self = try record.snapshot().start
    } catch {
      throw WritingError(
        "\(what) stores the position after the last move, but \(error)",
        help: "run flipbook validate to see what is wrong, or choose an earlier ply with --at"
      )
    }
  }
}
