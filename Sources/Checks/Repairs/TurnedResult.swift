package import GameRecords
package import ReversiRules

/// Results that certain programs are known to swap in their files.
extension FormatConventions {
  /// Whether the program that wrote a record swaps the results of such games, and did so here.
  ///
  /// Edax 4.6 does so in GGF, SGF and PGN after an odd number of placed disks; Cassio writes B and
  /// the difference in SGF when light won.
  package func turnsResult(of record: ReversiRecord) -> Bool {
    guard let winner = record.result?.declaredWinner, winner != .tie,
      let outcome = record.attempt().finalOutcome,
      let actual = outcome.winner, winner != GameResult.Winner(actual)
    else { return false }
    return Self.isByEdax(record) && outcome.hasOddPlacements(from: record.start)
      || isByCassio(record) && actual == .light
  }
}

extension ReplayAttempt {
  /// The outcome, if all moves could be played and the game is over.
  var finalOutcome: Outcome? { isComplete ? replay.outcome : nil }
}

extension Outcome {
  /// Whether an odd number of disks was placed in the game.
  package func hasOddPlacements(from start: Position) -> Bool {
    let counts = start.board.counts
    return !(raw.dark + raw.light - counts.dark - counts.light).isMultiple(of: 2)
  }
}
