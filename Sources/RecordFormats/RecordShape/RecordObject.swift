import ReversiRules

/// A kind of object in a record.
package enum RecordObject: Hashable, CaseIterable, Sendable {
  case record, players, player, start, move, variation, change, result, tag

  /// The fields of the object, in the order in which they are written.
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

  /// Returns the name of the object's only field of a kind.
  package func name(of kind: FieldKind) -> String {
    fields.first { $0.kind == kind }.map { "\($0.name)" } ?? ""
  }

  var words: ObjectWords { ObjectWords("\(self)", phrase: phrase) }

  /// The words for such an object in “expected …”.
  private var phrase: StaticString {
    switch self {
    case .record: "an object (a record)"
    case .player: "an object (a player)"
    case .start: "an object (a position)"
    case .variation: "an object (a variation)"
    case .change: "an object (a change of the session)"
    case .tag: "an object (a tag)"
    case .players, .move, .result: "an object"
    }
  }
}
