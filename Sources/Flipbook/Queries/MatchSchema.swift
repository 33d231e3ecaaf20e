import RecordQueries
import RecordText

/// The JSON Schema (draft 2020-12) of what `flipbook find` lists, made from the fields of queries.
enum MatchSchema {
  /// The schema's text in UTF-8.
  static var text: [UInt8] { document.text }

  private static var document: JSONSchemaValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:flipbook:matches:1:json",
      "title": "Records that match a query",
      "description": """
      The list of flipbook find: matches, or with --next positions. Unknown values are left out; \
      null is not used.
      """,
      "type": "object",
      "properties": [
        "flipbook": [
          "title": "Version", "description": "The version of this format.", "const": 1,
        ],
        "matches": .list("Matches", "The records that match, in order.", of: match),
        "positions": .list(
          "Positions",
          "The positions of the query that were found, and what was played next.",
          of: position
        ),
      ],
      "required": ["flipbook"],
      "oneOf": [["required": ["matches"]], ["required": ["positions"]]],
      "additionalProperties": false,
      "$defs": [
        "count": ["type": "integer", "minimum": 0],
        "percent": ["type": "number", "minimum": 0, "maximum": 100],
      ],
    ]
  }

  /// A record with some fields as columns.
  private static var match: JSONSchemaValue {
    let columns = RecordColumns.descriptions(.standard).map { field in
      (JSONOutput.memberName(field.name), field.schema)
    }
    let ply = JSONSchemaValue.count("The moves after which the record is at the position sought.")
    return .object("Match", members: [], optional: columns + [("ply", ply)])
  }

  private static var position: JSONSchemaValue {
    .object(
      "Position",
      members: [
        (
          "board",
          [
            "title": "Board", "description": "The rows from the top.", "type": "array",
            "items": ["type": "string", "pattern": "^[-xo]{4,16}$"],
          ]
        ),
        ("games", .count("Games that reach it.")),
        (
          "moves",
          .list(
            "Moves",
            "What was played next, the most frequent first.",
            of: .object(
              members: [
                ("games", .count("Games with this move.")),
                ("share", .percent("Their share.")),
              ],
              optional: [
                ("move", .word("The square, or pass; missing where the record ends.")),
                ("opening", .word("The name of the opening to which it leads.")),
                ("darkPercent", .darkPercent),
                ("lastYear", .whole("The last year in which it was played.")),
              ]
            )
          )
        ),
      ],
      optional: [("turn", ["description": "The side to move.", "enum": ["dark", "light"]])]
    )
  }
}

extension JSONSchemaValue {
  fileprivate static func word(_ about: String) -> JSONSchemaValue {
    ["description": .text(about), "type": "string"]
  }
}

extension RecordColumns.Description {
  fileprivate var schema: JSONSchemaValue {
    let about = about.joined(separator: "; or ")
    return switch kind {
    case .text: .word(about)
    case .number: ["description": .text(about), "type": "number"]
    case .flag: ["description": .text(about), "type": "boolean"]
    case .date: .date(about)
    }
  }
}
