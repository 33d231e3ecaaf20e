import ReversiRules

/// A kind of object in a record.
package enum RecordObject: Hashable, CaseIterable, Sendable {
  case record, players, player, start, move, variation, change, result, tag

  /// What the object can say, in the order in which it is written.
  package var fields: RecordFields {
    switch self {
    case .record: RecordShapes.record.fields
    case .players: RecordShapes.players.fields
    case .player: RecordShapes.player(.dark).fields
    case .start: RecordShapes.start.fields
    case .move: RecordShapes.move.fields
    case .variation: RecordShapes.variation.fields
    case .change: RecordShapes.change.fields
    case .result: RecordShapes.result.fields
    case .tag: RecordShapes.tag.fields
    }
  }

  /// The name of the field of a kind, of which the object has one.
  package func name(of kind: FieldKind) -> String {
    fields.first { $0.kind == kind }.map { "\($0.name)" } ?? ""
  }

  /// What the object is called in a schema.
  package var title: StaticString {
    switch self {
    case .record: "Record"
    case .players: "Players"
    case .player: "Player"
    case .start: "Start position"
    case .move: "Move with annotations"
    case .variation: "Variation"
    case .change: "Mode change or reset"
    case .result: "Result"
    case .tag: "Tag"
    }
  }

  /// What the object says, for those who read a schema; empty when its fields say it all.
  package var about: StaticString {
    switch self {
    case .record:
      "One game as somebody states it. Whether its moves are legal is not said by this schema."
    case .start:
      """
      The position before the first move. Left out: 8×8, light on d4 and e5, dark on e4 and d5, \
      dark to move.
      """
    case .variation:
      "Another line of play: its first move stands instead of one of the line that it branches off."
    case .change: "A mode that a side was given, or a reset."
    case .result: "The result as declared, which need not be what the moves lead to."
    case .players, .player, .move, .tag: ""
    }
  }

  /// What stands in the place of such an object, in words.
  var phrase: StaticString {
    switch self {
    case .record: "an object, which is a record"
    case .player: "an object, which is a player"
    case .start: "an object, which is a position"
    case .variation: "an object, which is a variation"
    case .change: "an object, which is a change of the session"
    case .tag: "an object, which is a tag"
    case .players, .move, .result: "an object"
    }
  }
}
