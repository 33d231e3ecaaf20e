package import GameRecords
package import ReversiRules

extension GameResult {
  /// The result with the difference that the final board has, where only the difference tells that a
  /// game was played out.
  package func withMargin(of record: GameRecord) -> GameResult {
    guard self == GameResult(ending: .playedOut),
      let counts = ReplayAttempt(record).replay.outcome?.withEmpties
    else { return self }
    return GameResult(margin: counts.margin)
  }
}

extension GameRecord {
  /// The position that a format without moves writes.
  /// - Parameter what: what is written, for example `a save`.
  /// - Returns: the position after the last move; without moves nothing is played, so that even an
  ///   impossible position is kept as it is.
  /// - Throws: ``WritingError`` when the moves cannot be played.
  package func finalPosition(in what: String) throws(WritingError) -> Position {
    guard !moves.isEmpty else { return start }
    do throws(SnapshotError) {
      return try snapshot().start
    } catch {
      throw WritingError(
        "\(what) holds the position after the last move, but \(error)",
        help: "see what is wrong with flipbook validate, or choose an earlier ply with --at"
      )
    }
  }
}
