import AppSessions
import PuzzleRules
import RecordText

/// The JSON Schema (draft 2020-12) of a line of a log of the sliding puzzle's app.
public enum PuzzleSessionSchema {
  /// The text of the schema in UTF-8.
  public static var text: [UInt8] { schema.text(game: PuzzleState.game) }

  private static let schema = LogSchema(
    "puzzle-session-log",
    title: "the sliding puzzle's app",
    header: header,
    lines: lines,
    definitions: definitions
  )

  private static let header: LogSchema.Members = [
    ("columns", .described("The number of columns of a new puzzle; 4 by default.", "length")),
    ("rows", .described("The number of rows of a new puzzle; 4 by default.", "length")),
    ("goal", .described("The goal of a new puzzle; open-last by default.", "goal")),
    ("slideTime", .described("How long a panel slides by one cell.", "seconds")),
  ]

  private static let lines: [LogSchema.Line] = [
    .init(
      "started",
      "Start",
      "The app starts, from a save or with a solved puzzle.",
      [("save", .reference(to: "save"))],
      optional: ["save"]
    ),
    .init(
      "tapped",
      "Tap",
      "A person taps a cell: all panels from there to the open cell slide, one after the other.",
      [("cell", .reference(to: "cell"))]
    ),
    .init(
      "slid",
      "Slide",
      "A person slides the panel that can move in a direction, as with a cursor key.",
      [
        (
          "direction",
          [
            "description": "Where the panel slides.", "enum": ["left", "right", "up", "down"],
          ]
        )
      ]
    ),
    .init(
      "typed",
      "Number",
      "A person types the number of a panel, which is the same as a tap on it.",
      [("panel", ["description": "The number.", "type": "integer"])]
    ),
    .init(
      "plain",
      "Undo or question",
      """
      A person takes back the slide that is running or else the last one, wants to shuffle, or \
      cancels the shuffle.
      """,
      events: ["undone", "shufflePressed", "shuffleCancelled"]
    ),
    .init(
      "shuffleConfirmed",
      "Shuffle",
      "A person confirms the shuffle, and a new game begins.",
      [("layout", .reference(to: "layout"))]
    ),
    .init("slideDone", "Slide done", "A panel is in its new cell.", isReport: true),
  ]

  private static let panel: JSONSchemaValue = ["type": "integer", "minimum": 0, "maximum": 255]

  private static let definitions: LogSchema.Members = [
    (
      "length",
      [
        "type": "integer", "minimum": .number(PuzzleSize.range.lowerBound),
        "maximum": .number(PuzzleSize.range.upperBound),
      ]
    ),
    (
      "goal",
      [
        "title": "Goal",
        "description":
          "Where the open cell is when the puzzle is solved, with the panels in order.",
        "enum": ["open-last", "open-first"],
      ]
    ),
    (
      "cell",
      [
        "title": "Cell",
        "description": """
        The letter of a column, counted from the left, and the number of a row, counted from the \
        top, such as d4. A cell on no board has its column and its row, counted from 0.
        """,
        "oneOf": [
          ["type": "string", "pattern": "^[a-p]([1-9]|1[0-6])$"],
          ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2],
        ],
      ]
    ),
    (
      "layout",
      [
        "title": "Layout",
        "description": """
        The rows of the puzzle from the top, all of the same length: each number from 0 to that of \
        the last panel once; 0 is the open cell.
        """,
        "type": "array", "minItems": .number(PuzzleSize.range.lowerBound),
        "maxItems": .number(PuzzleSize.range.upperBound),
        "items": [
          "type": "array", "minItems": .number(PuzzleSize.range.lowerBound),
          "maxItems": .number(PuzzleSize.range.upperBound), "items": panel,
        ],
      ]
    ),
    (
      "save",
      [
        "title": "Save", "description": "The game that the app resumes.", "type": "object",
        "properties": [
          "start": .described("The puzzle before the first slide.", "layout"),
          "goal": .reference(to: "goal"),
          "slides": [
            "description": "The panels that slid, in order.", "type": "array", "items": panel,
          ],
        ], "required": ["start", "goal", "slides"], "additionalProperties": false,
      ]
    ),
  ]
}
