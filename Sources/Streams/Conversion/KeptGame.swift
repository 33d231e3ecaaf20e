package import GameRecords

/// A game of a run, and which record of it is kept.
package struct KeptGame: Sendable {
  /// What all records have in common that are the same game for the output.
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
  ///   - request: what it is converted to.
  init<Record: GameRecord>(_ record: Record, _ place: Place, in request: ConversionRequest) {
    isArchived = request.isForArchive
    source = place.source
    number = place.record
    let stored = request.target.stores
    isPosition = !stored.contains(.moves)
    let own = record.facts
    var record = record
    // A copy in the output is recognised by what it has there.
    let whole = stored.subtracting(request.target.storesInPart)
    // A goal that is the usual one is no fact.
    let goal = Record.possibleFacts.intersection(FactSet([.goal]))
    if !own.union(goal).intersection(Self.identity).isSubset(of: whole),
      var writer = request.makeWriter(.collection, allowsCompanions: false)
    {
      _ = writer.fit(&record)
    }
    // What the output cannot leave out is no fact of the record.
    facts = own.intersection(record.facts).intersection(stored)
    key = record.key
  }

  /// The facts that make a game the same game.
  private static let identity = FactSet([.start, .goal, .moves])

  /// The record in words, such as “record 4 of games.wtb”.
  package var name: String {
    (number.map { "record \($0) of " } ?? "") + source
  }
}
