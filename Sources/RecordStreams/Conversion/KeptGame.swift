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
  /// The facts that the record has.
  package let facts: FactSet

  /// Creates the game of a record.
  init(_ record: some GameRecord, _ place: Place, isArchived: Bool) {
    self.isArchived = isArchived
    key = record.key
    source = place.source
    number = place.record
    facts = record.facts
  }

  /// The record in words, such as “record 4 of games.wtb”.
  package var name: String {
    (number.map { "record \($0) of " } ?? "") + source
  }
}
