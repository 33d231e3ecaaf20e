import RecordFormats
import ReversiRules

extension ReversiFigures {
  static var schema: [(String, JSONSchemaValue)] {
    [
      ("moves", moves),
      ("lengths", lengths),
      ("lengthCounts", lengthCounts),
      ("results", results),
      ("margins", margins),
      ("declared", declared),
      ("firstMoves", firstMoves),
      ("openings", openings),
      ("topOpenings", topOpenings),
      ("namedOpenings", namedOpenings),
      ("flips", flips),
      ("players", players),
      ("topPlayers", topPlayers),
    ]
  }

  private static let moves: JSONSchemaValue = .object(
    "Moves",
    "The moves of all games.",
    members: [
      ("placements", .count("Disks placed.")),
      ("passes", .count("Passes, written or left out.")),
      ("gamesWithPasses", .count("Games with at least one pass.")),
    ]
  )

  private static let lengths: JSONSchemaValue = .object(
    "Lengths",
    "The number of disks placed in a game. The object is empty if there are no games.",
    members: [],
    optional: [
      ("shortest", .count("The length of the shortest game.")),
      ("mean", .number("The mean length.")),
      ("median", .number("The median length.")),
      ("longest", .count("The length of the longest game.")),
    ]
  )

  private static let lengthCounts: JSONSchemaValue = .list(
    "Length counts",
    "The number of games of each length, in ascending order; lengths without games are left out.",
    of: .object(
      members: [
        ("length", .count("The number of disks placed.")),
        ("games", .count("Games of this length.")),
      ]
    )
  )

  private static let results: JSONSchemaValue = .object(
    "Results",
    "Who won on the board, in games that were played to their end.",
    members: [
      ("finished", .count("Games that were played to their end.")),
      ("unfinished", .count("Games that were not played to their end.")),
      ("darkWins", .count("Games that dark won.")),
      ("lightWins", .count("Games that light won.")),
      ("ties", .count("Games that nobody won.")),
      (
        "darkDisks",
        .count("Dark's disks at the end of all games, the empty squares to the winner.")
      ),
      (
        "lightDisks",
        .count("Light's disks at the end of all games, the empty squares to the winner.")
      ),
    ],
    optional: [
      ("meanDark", .number("Dark's mean disks at the end, the empty squares to the winner.")),
      ("meanLight", .number("Light's mean disks at the end, the empty squares to the winner.")),
    ]
  )

  private static let margins: JSONSchemaValue = .list(
    "Margins",
    "The number of finished games with each margin, in ascending order; margins without games are "
      + "left out.",
    of: .object(
      members: [
        (
          "margin",
          [
            "description": "Dark's disks minus light's, the empty squares given to the winner.",
            "type": "integer", "minimum": -256, "maximum": 256,
          ]
        ),
        ("games", .count("Games with this margin.")),
      ]
    )
  )

  private static let declared: JSONSchemaValue = .object(
    "Declared results",
    "Declared results of records whose moves do not reach the end of the game.",
    members: [
      ("total", .count("All declared results of these records.")),
      ("darkWins", .count("Records that declare that dark won.")),
      ("lightWins", .count("Records that declare that light won.")),
      ("ties", .count("Records that declare a tie.")),
    ]
  )

  private static let firstMoves: JSONSchemaValue = .list(
    "First moves",
    "The first moves of games from the standard start, as written, the most frequent first.",
    of: .object(
      members: [
        ("move", square),
        ("games", .count("Games that begin with this move.")),
      ],
      optional: [
        ("width", length("columns")),
        ("height", length("rows")),
      ]
    )
  )

  private static let openings: JSONSchemaValue = .object(
    "Openings",
    "The first plies of games from the standard start, oriented so that the first move is furthest "
      + "to the right: f5 on 8×8.",
    members: [
      (
        "plies",
        [
          "description": "The number of plies of an opening.", "type": "integer", "minimum": 1,
          "maximum": 32,
        ]
      ),
      ("games", .count("Games with that many plies.")),
      ("otherStarts", .count("Games that begin from another position.")),
      ("different", .count("Different openings that were counted.")),
      ("named", .count("Different openings that have a name.")),
      ("uncounted", .count("Games whose openings were not counted, because there were too many.")),
    ]
  )

  private static let topOpenings: JSONSchemaValue = .list(
    "Most frequent openings",
    "The openings with the most games.",
    of: .object(
      members: [
        (
          "moves",
          [
            "type": "array", "minItems": 1, "maxItems": 32,
            "items": ["anyOf": [["const": "pass"], square]],
          ]
        ),
        ("games", .count("Games that begin with this opening.")),
        ("finished", .count("Of these games, those that were played to their end.")),
        ("darkPoints", points("Dark's")),
      ],
      optional: [
        ("width", length("columns")),
        ("height", length("rows")),
        ("darkPercent", .darkPercent),
      ]
    )
  )

  private static let namedOpenings: JSONSchemaValue = .list(
    "Named openings",
    "The openings with a name that have the most games; each game counts for its longest name.",
    of: .object(
      members: [
        ("name", ["type": "string"]),
        ("games", .count("Games that reach this opening, and none with a longer name.")),
        ("finished", .count("Of these games, those that were played to their end.")),
        ("darkPoints", points("Dark's")),
      ],
      optional: [("darkPercent", .darkPercent)]
    )
  )

  private static let flips: JSONSchemaValue = .list(
    "Flips",
    "The number of disks that placements flip at each ply, in ascending order; plies without "
      + "placements are left out.",
    of: .object(
      members: [
        (
          "ply",
          [
            "description": "The number of the move, from 1, including passes.", "type": "integer",
            "minimum": 1,
          ]
        ),
        ("placements", .count("Disks placed at this ply.")),
        ("flips", .count("Disks flipped by all these placements.")),
        ("mean", .number("Disks flipped on average.", from: 1)),
        ("maximum", .count("The most disks flipped.")),
      ]
    )
  )

  private static let players: JSONSchemaValue = .object(
    "Players",
    "The named players.",
    members: [
      ("different", .count("Different names that were counted.")),
      ("uncounted", .count("How often a player was not counted, because there were too many.")),
    ]
  )

  private static let topPlayers: JSONSchemaValue = .list(
    "Most frequent players",
    "The players with the most games.",
    of: .object(
      members: [
        ("name", ["description": "The name as written in the files.", "type": "string"]),
        ("games", .count("Games; a game against oneself counts twice.")),
        ("dark", .count("Games that the player played with dark.")),
        ("light", .count("Games that the player played with light.")),
        ("finished", .count("Games that were played to their end.")),
        ("points", points("The")),
      ],
      optional: [
        ("percent", .percent("The points in the finished games: a win counts 1, a tie ½."))
      ]
    )
  )

  private static let square: JSONSchemaValue = [
    "title": "Square", "type": "string", "pattern": "^[a-p]([1-9]|1[0-6])$",
  ]

  /// The points in finished games.
  private static func points(_ whose: String) -> JSONSchemaValue {
    .number("\(whose) points in the finished games: a win counts 1, a tie ½.")
  }

  /// The size of a board that is not 8×8.
  private static func length(_ lines: String) -> JSONSchemaValue {
    [
      "description": .text("The number of \(lines), if the board is not 8×8."),
      "enum": .array(BoardSize.range.filter(BoardSize.isValid).map(JSONSchemaValue.number)),
    ]
  }
}

extension JSONSchemaValue {
  /// The points of dark after an opening or a move.
  static let darkPercent = percent("Dark's points in the finished games: a win counts 1, a tie ½.")
}
