import GameRecords
import ReversiRules

/// Decides what a safe change may do: it changes how a record is written, but never what it says.
///
/// The exceptions are what the rules of the game determine, and a result that a program is known to
/// swap, in a file written by that program, if the board agrees.
enum RepairGate {
  /// The facts that the rules of the game determine: passes, and the side of each move.
  private static let decided = FactSet([.passes, .sides])
  private static let declared = FactSet([.score, .margin, .winner])

  /// Whether a record says the same after a change as before.
  /// - Parameters:
  ///   - new: the record after the change.
  ///   - old: the record before.
  ///   - conventions: the conventions of the old one.
  /// - Returns: whether it does.
  static func allows(
    _ new: ReversiRecord,
    instead old: ReversiRecord,
    _ conventions: FormatConventions
  ) -> Bool {
    let invented = old.facts(addedIn: new).intersection(declared)
    guard old.start == new.start, invented.isEmpty else { return false }
    var changed = old.facts(missingIn: new).subtracting(decided)
    // A game in which neither side can move was not broken off.
    if old.result?.ending == .unfinished, new.result?.ending == .playedOut,
      new.attempt().finalOutcome != nil
    {
      changed.subtract(FactSet([.ending]))
    }
    return changed.isEmpty
      || changed.isSubset(of: declared) && conventions.turnsResult(of: old)
        && hasResultOfBoard(new)
  }

  /// Whether the declared winner, score and margin are those of the final board.
  private static func hasResultOfBoard(_ record: ReversiRecord) -> Bool {
    guard let result = record.result, let outcome = record.attempt().finalOutcome else {
      return false
    }
    let counts = [outcome.raw, outcome.withEmpties]
    return result.declaredWinner == GameResult.Winner(outcome.winner)
      && result.score.map(counts.contains) ?? true
      && result.margin.map(counts.map(\.margin).contains) ?? true
  }
}
