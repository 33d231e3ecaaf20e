package import GameRecords
package import ReversiRules

/// Results that certain programs are known to swap in their files.
extension ReversiRecord {
  /// Whether the program that wrote the record swaps the results of such games, and did so here.
  ///
  /// Edax 4.6 does so in GGF, SGF and PGN after an odd number of placed disks; Cassio writes B and
  /// the difference in SGF when light won.
  package func hasResultTurnedByProgram(_ conventions: FormatConventions) -> Bool {
    guard let winner = result?.declaredWinner, winner != .tie,
      let outcome = ReplayAttempt(moves, from: start, passMarks).finalOutcome,
      let actual = outcome.winner, winner != GameResult.Winner(actual)
    else { return false }
    return isByEdax && outcome.hasOddPlacements(from: start)
      || isByCassio(conventions) && actual == .light
  }

  /// Whether all moves could be played and neither side can move.
  package var isPlayedOut: Bool {
    ReplayAttempt(moves, from: start, passMarks).finalOutcome != nil
  }

  /// Whether the declared winner, score and margin are those of the final board.
  package var hasResultOfBoard: Bool {
    guard let result, let outcome = ReplayAttempt(moves, from: start, passMarks).finalOutcome
    else { return false }
    let counts = [outcome.raw, outcome.withEmpties]
    return result.declaredWinner == GameResult.Winner(outcome.winner)
      && result.score.map(counts.contains) ?? true
      && result.margin.map(counts.map(\.margin).contains) ?? true
  }
}

extension ReplayAttempt {
  /// The outcome, if all moves could be played and the game is over.
  fileprivate var finalOutcome: Outcome? { isComplete ? replay.outcome : nil }
}

extension Outcome {
  /// Whether an odd number of disks was placed in the game.
  package func hasOddPlacements(from start: Position) -> Bool {
    let counts = start.board.counts
    return !(raw.dark + raw.light - counts.dark - counts.light).isMultiple(of: 2)
  }
}
