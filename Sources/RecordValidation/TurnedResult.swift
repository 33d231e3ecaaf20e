package import GameRecords
import ReversiRules

/// Results that a program is known to turn around, in the files that it leaves.
extension GameRecord {
  /// Whether the program that wrote the record turns the results of such games around, and has done
  /// so here.
  ///
  /// Edax 4.6 does it in GGF, SGF and PGN when an odd number of disks was placed; Cassio writes B and
  /// the difference in SGF when light has won.
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

  /// Whether the declared winner is that of the final board, and the score and the margin are.
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
  func hasOddPlacements(from start: Position) -> Bool {
    let counts = start.board.counts
    return !(raw.dark + raw.light - counts.dark - counts.light).isMultiple(of: 2)
  }
}
