import ReversiRules
import GameRecords
import RecordStreams
import RecordValidation

/// Decides what a safe repair may change: how a record is written, but never what it says.
///
/// All that could be read before still reads the same; more may be read than before. The one
/// exception is a result that a program is known to swap, in a file written by that program, if the
/// board agrees.
struct RepairGate {
  /// The known formats.
  let formats: FormatRegistry

  /// The facts that the rules of the game decide: passes, and the side of each move.
  private static let decided = FactSet([.passes, .sides])
  private static let declared = FactSet([.score, .margin, .winner])

  /// Whether a record says the same after a repair as before.
  func allows(_ after: ParsedRecord, instead before: ParsedRecord) -> Bool {
    guard before.hasRecord else { return true }
    guard after.hasRecord else { return false }
    guard let old = before.reversi, let new = after.reversi else {
      return keepsFacts(after, instead: before)
    }
    var changed = old.facts(missingIn: new).subtracting(Self.decided)
    if before.isWhole {
      // An unknown result is a fact, too.
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

extension RepairGate {
  /// Whether a record of a game other than Reversi keeps its facts, and gets no other ones if it was
  /// whole.
  private func keepsFacts(_ after: ParsedRecord, instead before: ParsedRecord) -> Bool {
    guard let old = before.record, let new = after.record, before.game == after.game else {
      return false
    }
    let (facts, newFacts) = (old.digest, new.digest)
    return facts.facts(missingIn: newFacts, besides: FactSet()).isEmpty
      && (!before.isWhole || facts.facts(addedIn: newFacts, besides: FactSet()).isEmpty)
  }
}

extension ReversiRecord {
  fileprivate var placements: [Move] { moves.filter { $0 != .pass } }

  /// Whether all tags of another record are there, except that a date which could not be read has
  /// become a date.
  fileprivate func hasTags(of old: ReversiRecord) -> Bool {
    guard let date, old.date == nil else { return false }
    return old.tags.filter { GameDate(reading: $0.value) != date }.isPart(of: tags)
  }
}
