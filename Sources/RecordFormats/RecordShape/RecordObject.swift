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
