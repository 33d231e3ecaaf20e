import GameRecords
import RecordFormats

/// The JSON Schema (draft 2020-12) of statistics, made from the figures of all games.
enum StatisticsSchema {
  /// The schema's text in UTF-8.
  static var text: [UInt8] { document(Game.all.map(\.figures)).text }

  /// Returns the schema for the figures of some games, the first of which has no member of its own.
  private static func document(_ games: [any GameFigures.Type]) -> JSONSchemaValue {
    let first = games.prefix(1).flatMap { [boards] + $0.schema }
    let others = games.dropFirst().map { ($0.name.name, object(of: $0)) }
    let title = games.first?.name.title ?? ""
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:flipbook:statistics:1:json",
      "title": "Statistics of records",
      "description": .text(
        """
        The counts of flipbook stats. The members of the document count \(title), and each other \
        game has a member. Games without records are left out. Unknown values are left out; null \
        is not used. Means and percentages have at most four decimals.
        """
      ),
      "type": "object",
      "properties": .object([version, inputs, records(title)] + first + others),
      "required": ["flipbook", "inputs", "records"],
      // All members of the first game, or none: one needs all others, and these need it.
      "dependentRequired": .object(
        [(boards.0, .array(first.dropFirst().map { .text($0.0) }))]
          + first.dropFirst().map { ($0.0, [.text(boards.0)]) }
      ),
      "additionalProperties": false,
      "$defs": [
        "count": ["type": "integer", "minimum": 0],
        "percent": ["type": "number", "minimum": 0, "maximum": 100],
      ],
    ]
  }

  /// The statistics of a game that has a member of its own.
  private static func object(of game: any GameFigures.Type) -> JSONSchemaValue {
    let kinds = recordKinds.filter { $0.0 != "others" && $0.0 != "unreadable" }
    return .object(
      "Statistics of \(game.name)",
      members: [("records", .object("Records", "By kind.", members: kinds)), boards] + game.schema
    )
  }

  private static let version = (
    "flipbook",
    ["title": "Version", "description": "The version of this format.", "const": 1]
      as JSONSchemaValue
  )

  private static let inputs = (
    "inputs",
    JSONSchemaValue.object(
      "Inputs",
      "What was read.",
      members: [
        ("files", .count("Inputs that were read.")),
        ("unreadable", .count("Inputs that could not be read.")),
      ]
    )
  )

  private static func records(_ title: String) -> (String, JSONSchemaValue) {
    (
      "records",
      .object(
        "Records",
        "The total counts all records, and is the sum of games, positions, others and unreadable "
          + "records. Games, positions, damaged and illegal records are those of \(title).",
        members: recordKinds
      )
    )
  }

  private static let recordKinds: [(String, JSONSchemaValue)] = [
    ("total", .count("All records.")),
    ("games", .count("Records with moves.")),
    ("positions", .count("Records without moves.")),
    ("others", .count("Records of the games that have members of their own.")),
    ("unreadable", .count("Records that could not be read.")),
    ("damaged", .count("Records with errors, counted as far as they were read.")),
    ("illegal", .count("Records with illegal moves, counted up to the first illegal move.")),
  ]

  private static let boards = (
    "boards",
    JSONSchemaValue.list(
      "Boards",
      "The sizes of the boards, the most frequent first.",
      of: .object(
        members: [
          ("width", .whole("The number of columns.")), ("height", .whole("The number of rows.")),
          ("records", .count("Records on such a board.")),
        ]
      )
    )
  )
}
