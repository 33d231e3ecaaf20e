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

  /// The title in a schema.
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

  /// The description in a schema; empty if the fields need none.
  package var about: StaticString {
    switch self {
    case .record:
      "One game as recorded. This schema does not check whether its moves are legal."
    case .start:
      """
      The position before the first move. By default 8×8, light on d4 and e5, dark on e4 and d5, \
      dark to move.
      """
    case .variation:
      "Another line of play, whose first move replaces a move of its parent line."
    case .change: "A change of a side's mode, or a reset."
    case .result: "The declared result, which may differ from the one that the moves lead to."
    case .players, .player, .move, .tag: ""
    }
  }

  var words: ObjectWords { ObjectWords("\(self)", title: title, about: about, phrase: phrase) }

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
