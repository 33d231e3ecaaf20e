package import GameRecords

/// A game of a run, and which record of it is kept.
package struct KeptGame: Sendable {
  /// What all records of the game have in common.
  package let key: GameKey
  /// The name of the record's input.
  package let source: String
  /// The record's number in its input, from 1.
  package let number: Int?
  /// Whether the record is in the archive that the output adds to.
  package let isArchived: Bool
  /// The facts of the record that the output stores.
  package let facts: FactSet
  /// Whether the output stores only a position of the game.
  let isPosition: Bool

  /// Creates the game of a record.
  /// - Parameters:
  ///   - record: the record.
  ///   - place: the start of the record.
  ///   - target: the format of the output.
  ///   - key: what all records have in common that are the same game for the output.
  ///   - isArchived: whether the record is in the archive that the output adds to.
  init(
    _ record: some GameRecord,
    _ place: Place,
    in target: any RecordFormat,
    key: GameKey,
    isArchived: Bool
  ) {
    self.isArchived = isArchived
    self.key = key
    source = place.source
    number = place.record
    facts = record.facts.intersection(target.stores)
    isPosition = !target.stores.contains(.moves)
  }

  /// The record in words, such as “record 4 of games.wtb”.
  package var name: String {
    (number.map { "record \($0) of " } ?? "") + source
  }
}
