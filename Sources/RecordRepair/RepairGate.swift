import ReversiRules
import GameRecords
import RecordStreams
import RecordValidation

/// What a repair may change that is not a guess: how a record is written, and never what it says.
///
/// Whatever could be read before reads the same afterwards; more may be read than before. The one
/// exception is a result that a program is known to turn around, in a file that this program has
/// written, where the board says so too.
struct RepairGate {
  /// The formats that there are.
  let formats: FormatRegistry

  /// What the rules decide about: passes, and whose move each one is.
  private static let decided = FactSet([.passes, .sides])
  private static let declared = FactSet([.score, .margin, .winner])

  /// Whether a record says after a repair what it said before.
  func allows(_ after: ParsedRecord, instead before: ParsedRecord) -> Bool {
    guard before.hasRecord else { return true }
    guard after.hasRecord else { return false }
    let (old, new) = (before.contents, after.contents)
    var changed = old.facts(missingIn: new).subtracting(Self.decided)
    if before.isWhole {
      // A result that nobody knows is a fact too.
      let invented = old.facts(addedIn: new).intersection(Self.declared)
      guard old.start == new.start, invented.isEmpty else { return false }
    }
    // After the place where reading failed there may be more moves.
    if !before.isWhole, new.placements.starts(with: old.placements) {
      changed.subtract(FactSet([.moves]))
    }
    if new.hasTags(of: old) { changed.subtract(FactSet([.tags])) }
    // A game in which neither side can move was not broken off.
    if old.result?.ending == .unfinished, new.result?.ending == .playedOut, new.isPlayedOut {
      changed.subtract(FactSet([.ending]))
    }
    if changed.isEmpty { return true }
    return changed.isSubset(of: Self.declared)
      && old.hasResultTurnedByProgram(formats.conventions(of: old))
      && new.hasResultOfBoard
  }
}

extension GameRecord {
  fileprivate var placements: [Move] { moves.filter { $0 != .pass } }

  /// Whether all tags of another record are there, but for the date as it was spelled when it could
  /// not be read, which is there as a date.
  fileprivate func hasTags(of old: GameRecord) -> Bool {
    guard let date, old.date == nil else { return false }
    return old.tags.filter { GameDate(reading: $0.value) != date }.isPart(of: tags)
  }
}
