import GameRecords
import RecordText
import ReversiRules

/// The JSON Schema (draft 2020-12) of a record or of an array of records, made from the table of a
/// record's shape.
public enum JSONSchema {
  /// The schema's text in UTF-8.
  public static var text: [UInt8] {
    let record = JSONSchemaValue.reference(to: RecordObject.record.definition)
    let schema: JSONSchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:flipbook:game-record:1:json",
      "title": "Reversi game records",
      "description": """
      One game of Reversi, or an array of games. In JSON Lines, each line is one game. Unknown facts \
      are left out; null is not used.
      """,
      "oneOf": [record, ["type": "array", "items": record]],
      "$defs": .object(definitions),
    ]
    return schema.text
  }

  private static var definitions: [(String, JSONSchemaValue)] {
    RecordObject.allCases.map { ($0.definition, $0.schema) }
      + FieldWords.allCases.map { ("\($0)", $0.schema) }
      + [
        ("date", date), ("moveText", moveText), ("moves", moves), ("variations", variations),
        ("board", board), ("count", count),
      ]
  }

  // MARK: Values of several fields

  private static let date: JSONSchemaValue = [
    "title": "Date",
    "description": """
    A year, month, day or second in the form of ISO 8601: 1977, 1977-05, 1977-05-01 or \
    1977-05-01T10:00:00, optionally followed by Z or an offset such as +09:00 (but not +00:00).
    """,
    "type": "string",
    "pattern": .text(
      "^(?!0000)[0-9]{4}(-(0[1-9]|1[0-2])"
        + "|-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)"
        + "|(0[13578]|1[02])-31|02-29)"
        + "(T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
        + "(Z|[+-](?!00:00)(0[0-9]|1[0-3]):[0-5][0-9]|[+-]14:00)?)?)?$"
    ),
  ]

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

extension RecordObject {
  fileprivate var definition: String { "\(self)" }

  fileprivate var schema: JSONSchemaValue {
    let required = fields.filter(\.isRequired).map { JSONSchemaValue.text("\($0.name)") }
    var schema: [(String, JSONSchemaValue)] = [("title", .text("\(title)"))]
    if about.utf8CodeUnitCount > 0 { schema.append(("description", .text("\(about)"))) }
    schema += [
      ("type", "object"),
      ("properties", .object(fields.map { ("\($0.name)", $0.schema) })),
    ]
    if !required.isEmpty { schema.append(("required", .array(required))) }
    return .object(schema + conditions + [("additionalProperties", false)])
  }

  /// The fields that require or exclude each other.
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
  fileprivate var schema: JSONSchemaValue {
    let description = about.utf8CodeUnitCount > 0 ? [("description", "\(about)")] : []
    return .object(description.map { ($0, .text($1)) } + value)
  }

  /// The schema of the field's kind.
  private var value: [(String, JSONSchemaValue)] {
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
    case .date: reference(to: "date")
    case .move: reference(to: "moveText")
    case .flag: [("const", true)]
    case .rows: reference(to: "board")
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

  private func reference(to definition: String) -> [(String, JSONSchemaValue)] {
    [("$ref", .text("#/$defs/\(definition)"))]
  }
}
