import AppSessions
import RecordText

/// The JSON Schema (draft 2020-12) of a line of a session log.
public enum SessionSchema {
  /// The text of the schema in UTF-8.
  public static var text: [UInt8] { schema.text(game: AppState.game) }

  private static let schema = LogSchema(
    "session-log",
    title: "the app",
    header: header,
    lines: lines,
    definitions: definitions
  )

  private static let header: LogSchema.Members = [
    (
      "width",
      .described("The number of columns of the board in new games; 8 by default.", "length")
    ),
    ("height", .described("The number of rows of the board in new games; 8 by default.", "length")),
    (
      "policy",
      [
        "description": "The variant of the app's behaviour; app by default.",
        "enum": ["app", "redux"],
      ]
    ),
    (
      "strength",
      [
        "description": "How well the computer plays; without it, its moves are random.",
        "type": "integer", "minimum": 1, "maximum": 10,
      ]
    ),
    (
      "seed",
      [
        "description": "The seed of the computer's choices.", "type": "integer", "minimum": 0,
        "maximum": .literal(String(UInt64.max)),
      ]
    ), ("thinkTime", .described("How long the computer thinks about each move.", "seconds")),
    (
      "flipDelay",
      .described("How long each disk is shown before the next one changes.", "seconds")
    ),
  ]

  private static let square = ("square", JSONSchemaValue.reference(to: "square"))
  private static let save = ("save", JSONSchemaValue.reference(to: "save"))

  private static let lines: [LogSchema.Line] = [
    .init(
      "started",
      "Start",
      "The app starts, from a save or with a new game.",
      [save],
      optional: ["save"]
    ), .init("tapped", "Tap", "A person taps a square.", [square]),
    .init(
      "modeChanged",
      "Mode change",
      "A person changes the mode of a side.",
      [
        (
          "side",
          [
            "description": "The side; dark moves first in a standard game.",
            "enum": ["dark", "light"],
          ]
        ), ("mode", .reference(to: "mode")),
      ]
    ),
    .init(
      "undone",
      "Undo",
      "A person takes back moves: the game returns to an earlier position and its modes.",
      [save]
    ),
    .init(
      "plain",
      "Reset or pass",
      "A person presses Reset, confirms or cancels the reset, or dismisses the pass alert.",
      events: ["resetPressed", "resetConfirmed", "resetCancelled", "passDismissed"]
    ),
    .init(
      "diskChanged",
      "Disk change",
      "A disk has been shown as placed or flipped.",
      isReport: true
    ),
    .init(
      "computerChose",
      "Computer's choice",
      "The computer has chosen a square.",
      [square],
      isReport: true
    ),
  ]

  private static let definitions: LogSchema.Members = [
    ("length", ["enum": [4, 6, 8, 10, 12, 14, 16]]),
    (
      "square",
      [
        "title": "Square",
        "description": """
        The letter of a column, counted from the left, and the number of a row, counted from the \
        top, such as f5.
        """,
        "type": "string", "pattern": "^[a-p]([1-9]|1[0-6])$",
      ]
    ),
    (
      "mode",
      [
        "title": "Mode", "description": "Who plays a side: a person (manual) or the computer.",
        "enum": ["manual", "computer"],
      ]
    ),
    (
      "save",
      [
        "title": "Save", "description": "The save that the app resumes from.", "type": "object",
        "properties": [
          "turn": [
            "description": "The side to move, or that the game is over.",
            "enum": ["dark", "light", "over"],
          ],
          "board": [
            "description": """
            The rows of the board from the top, all of the same even length: x is dark, o is light, \
            - is empty.
            """,
            "type": "array", "minItems": 4, "maxItems": 16,
            "items": ["type": "string", "pattern": "^[xo-]{4,16}$"],
          ], "dark": .reference(to: "mode"), "light": .reference(to: "mode"),
        ], "required": ["turn", "board", "dark", "light"], "additionalProperties": false,
      ]
    ),
  ]
}
