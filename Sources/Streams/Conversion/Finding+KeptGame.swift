package import GameRecords

extension Finding {
  /// Reports that a record is left out.
  /// - Parameters:
  ///   - game: its game.
  ///   - kept: the same game in the record that is kept.
  ///   - place: the record that is left out.
  /// - Returns: a note.
  package static func sameGame(
    _ game: KeptGame,
    as kept: KeptGame,
    _ place: Place
  ) -> Finding {
    let reason = kept.isArchived ? "which is in the archive" : "which was read first"
    let lost = game.facts.subtracting(kept.facts).facts
    let what = game.isPosition ? "position" : "game"
    return Finding(
      .sameGame,
      "left out, because its \(what) is that of \(kept.name), \(reason)",
      help: lost.isEmpty
        ? nil
        : "--merge keeps what only this record has: \(Words.all(lost.map(\.description)))",
      at: place.withoutText
    )
  }

  /// Reports a fact that is lost because two records of a game disagree.
  /// - Parameters:
  ///   - conflict: the fact.
  ///   - kept: the record whose fact is kept.
  ///   - hasOthers: whether the fact may also be that of a record that was merged into it.
  ///   - place: the other record.
  /// - Returns: a warning.
  package static func mergeConflict(
    _ conflict: FactConflict,
    with kept: KeptGame,
    orMerged hasOthers: Bool,
    _ place: Place
  ) -> Finding {
    var place = place.withoutText
    let name = kept.name + (hasOthers ? " or one merged into it" : "")
    place.ply = conflict.ply
    return Finding(
      .mergeConflict,
      "\(conflict.fact): \(conflict.dropped) here, but \(conflict.kept) in \(name), which is kept",
      at: place
    )
  }
}
