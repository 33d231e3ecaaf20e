import GameRecords
import RecordText
import ReversiRules

/// The JSON Schema (draft 2020-12) of a record or of an array of records, made from the table of a
/// record's shape.
public enum JSONSchema {
  /// The schema's text in UTF-8.
  package static func text(games: [any GameTable]) -> [UInt8] {
    let record = JSONSchemaValue.reference(to: RecordObject.record.definition)
    let others = games.map { JSONSchemaValue.reference(to: $0.game.name) }
    let game = games.isEmpty ? record : ["oneOf": .array([record] + others)]
    let schema: JSONSchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:flipbook:game-record:1:json",
      "title": "Game records",
      "description": """
      One game, or an array of games. In JSON Lines, each line is one game. Unknown facts \
      are left out; null is not used.
      """,
      "oneOf": [game, ["type": "array", "items": game]],
      "$defs": .object(definitions + games.flatMap(\.definitions)),
    ]
    return schema.text
  }

  private static var definitions: [(String, JSONSchemaValue)] {
    RecordObject.allCases.map { ($0.definition, $0.schema) }
      + FieldWords.reversi.map { ("\($0)", $0.schema) }
      + [
        ("date", date), ("moveText", moveText), ("moves", moves), ("variations", variations),
        ("board", board), ("count", count),
      ]
  }

  // MARK: Values of several fields

  private static let date = JSONSchemaValue.date(
    """
    A year, month, day or second in the form of ISO 8601: 1977, 1977-05, 1977-05-01 or \
    1977-05-01T10:00:00, optionally followed by Z or an offset such as +09:00 (but not +00:00).
    """
  )

  private static let moveText: JSONSchemaValue = [
    "title": "Move",
    "description": "A square, as a column letter and a row number from the top left, or pass.",
    "type": "string",
    "pattern": "^([a-p]([1-9]|1[0-6])|pass)$",
  ]

  private static let moves: JSONSchemaValue = [
    "title": "Moves",
    "type": "array",
    "maxItems": .number(Limits.moves),
    "items": ["oneOf": [.reference(to: "moveText"), .reference(to: RecordObject.move.definition)]],
  ]

  private static let variations: JSONSchemaValue = [
    "title": "Variations",
    "description": .text(
      "Other lines of play, in the order of their plies. All lines together have at most "
        + "\(Limits.moves) moves."
    ),
    "type": "array",
    "items": .reference(to: RecordObject.variation.definition),
  ]

  private static var board: JSONSchemaValue {
    let sizes = BoardSize.range.filter(BoardSize.isValid)
    return [
      "title": "Board",
      "type": "array",
      "allOf": [
        ["oneOf": .array(sizes.map { ["minItems": .number($0), "maxItems": .number($0)] })],
        [
          "oneOf": .array(
            sizes.map { ["items": ["type": "string", "pattern": .text("^[xo-]{\($0)}$")]] }
          )
        ],
      ],
    ]
  }

  private static let count: JSONSchemaValue = [
    "title": "Number of disks",
    "type": "integer",
    "minimum": .number(FieldKind.counts.lowerBound),
    "maximum": .number(FieldKind.counts.upperBound),
  ]
}

extension FieldWords {
  fileprivate var schema: JSONSchemaValue {
    .object(
      [("title", .text("\(title)"))]
        + (about.utf8CodeUnitCount > 0 ? [("description", .text("\(about)"))] : [])
        + [("enum", .array(all.map(JSONSchemaValue.text)))]
    )
  }
}

extension GameTable {
  /// The record, and the words that its fields can have.
  fileprivate var definitions: [(String, JSONSchemaValue)] {
    [(game.name, JSONSchemaValue.objects(shape.words, shape.fields, game: game.name))]
      + shape.fields.words.map { ("\($0)", $0.schema) }
  }
}

extension RecordFields {
  /// The words of all fields, those of parts included.
  fileprivate var words: [FieldWords] {
    flatMap { field -> [FieldWords] in
      switch field.kind {
      case .word(let words): [words]
      case .part(let part): part.fields.words
      default: []
      }
    }
  }
}

extension RecordObject {
  fileprivate var definition: String { "\(self)" }

  fileprivate var schema: JSONSchemaValue {
    .objects(words, fields, conditions, game: ReversiRecord.game.name)
  }

  private var conditions: [(String, JSONSchemaValue)] {
    func names(_ isIncluded: (FieldKind) -> Bool) -> [String] {
      fields.filter { isIncluded($0.kind) }.map { "\($0.name)" }
    }
    let counts = names { $0 == .count }
    let flags = names { $0 == .flag }
    let words = names { if case .word = $0 { true } else { false } }
    if !counts.isEmpty {
      let others = counts.map { name in
        (name, JSONSchemaValue.array(counts.filter { $0 != name }.map(JSONSchemaValue.text)))
      }
      return [("dependentRequired", .object(others))]
    }
    guard !flags.isEmpty else { return [] }
    let choices = [(words, flags), (flags, words)].map { present, absent -> JSONSchemaValue in
      [
        "required": .array(present.map(JSONSchemaValue.text)),
        "properties": .object(absent.map { ($0, false) }),
      ]
    }
    return [("oneOf", .array(choices))]
  }
}

extension RecordField {
  fileprivate func schema(game: String? = nil) -> JSONSchemaValue {
    let description = about.utf8CodeUnitCount > 0 ? [("description", "\(about)")] : []
    return .object(description.map { ($0, .text($1)) } + value(game))
  }

  /// The schema of the field's kind.
  private func value(_ game: String?) -> [(String, JSONSchemaValue)] {
    switch kind {
    case .version: [("const", 1)]
    case .schema, .text: [("type", "string")]
    case .name: [("type", "string"), ("minLength", 1)]
    case .word(let words): reference(to: "\(words)")
    case .number: [("type", "number")]
    case .seconds: [("type", "number"), ("minimum", 0)]
    case .count: reference(to: "count")
    case .ply(let least): [("type", "integer"), ("minimum", .number(least))]
    case .glyphs:
      [
        ("type", "array"), ("minItems", 1),
        ("items", ["type": "integer", "minimum": 0, "maximum": .number(Int(UInt8.max))]),
      ]
    case .marks:
      [
        ("type", "array"), ("minItems", 1),
        ("items", ["type": "string", "pattern": .text(MarkWords.pattern(letters: ".*\\S.*"))]),
      ]
    case .date: reference(to: "date")
    case .move: reference(to: "moveText")
    case .flag: [("const", true)]
    case .rows: reference(to: "board")
    case .whole(let range): JSONSchemaValue.whole(range)
    case .grid(let form):
      JSONSchemaValue.list(
        form.rows,
        of: .object(
          JSONSchemaValue.list(form.columns, of: .object(JSONSchemaValue.whole(form.cells)))
        )
      )
    case .game: game.map { [("const", .text($0))] } ?? []
    case .part(let part): schema(of: part)
    case .moves: reference(to: "moves") + (isRequired ? [("minItems", 1)] : [])
    case .variations: reference(to: "variations")
    case .object(let object): reference(to: object.definition)
    case .list(let object):
      [
        ("type", "array"),
        ("maxItems", .number(object == .tag ? Limits.tags : Limits.sessionChanges)),
        ("items", .reference(to: object.definition)),
      ]
    }
  }

  private func schema(of part: ShapePart) -> [(String, JSONSchemaValue)] {
    let object = JSONSchemaValue.objects(part.words, part.fields)
    guard let list = part.list else {
      if case .object(let members) = object { return members }
      return []
    }
    let item = list.plain.map { ["oneOf": [part.fields[$0].schema(), object]] } ?? object
    return [("type", "array"), ("maxItems", .number(list.limit)), ("items", item)]
  }

  private func reference(to definition: String) -> [(String, JSONSchemaValue)] {
    [("$ref", .text("#/$defs/\(definition)"))]
  }
}

extension JSONSchemaValue {
  /// The schema of objects with some fields.
  fileprivate static func objects(
    _ words: ObjectWords,
    _ fields: RecordFields,
    _ conditions: [(String, JSONSchemaValue)] = [],
    game: String? = nil
  ) -> JSONSchemaValue {
    let required = fields.filter(\.isRequired).map { JSONSchemaValue.text("\($0.name)") }
    var schema: [(String, JSONSchemaValue)] = [("title", .text("\(words.title)"))]
    if words.about.utf8CodeUnitCount > 0 {
      schema.append(("description", .text("\(words.about)")))
    }
    schema += [
      ("type", "object"),
      ("properties", .object(fields.map { ("\($0.name)", $0.schema(game: game)) })),
    ]
    if !required.isEmpty { schema.append(("required", .array(required))) }
    return .object(schema + conditions + [("additionalProperties", false)])
  }

  fileprivate static func list(
    _ count: ClosedRange<Int>,
    of item: JSONSchemaValue
  ) -> [(String, JSONSchemaValue)] {
    [
      ("type", "array"), ("minItems", .number(count.lowerBound)),
      ("maxItems", .number(count.upperBound)), ("items", item),
    ]
  }

  fileprivate static func whole(_ range: ClosedRange<Int>) -> [(String, JSONSchemaValue)] {
    [
      ("type", "integer"), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ]
  }
}
