internal import GameRecords

/// What results look like in a format, as far as findings depend on it.
struct FormatHabits {
  private let name: String
  private let site: String?
  private let tags: [Tag]

  /// The habits of the format that a record was read from.
  init(of record: GameRecord) {
    name = record.origin?.format ?? ""
    site = record.site
    tags = record.tags
  }

  /// Whether a record can say how its game ended.
  var tellsEnding: Bool { !Self.withoutEnding.contains(name) }

  /// Whether a position has a side to move even when the game is over, because other programs can
  /// write nothing else there.
  var alwaysNamesTurn: Bool { Self.alwaysNamingTurn.contains(name) }

  /// Whether the empty squares belong to the winner in every result, as in all large collections.
  var countsEmptySquares: Bool { Self.countingEmptySquares.contains(name) }

  /// Whether only dark's disks are written, of which light's follow.
  var hasDarkScoreOnly: Bool { name == "wthor" }

  /// Whether a letter names the side that is ahead.
  var namesLeaderByLetter: Bool { name == "sgf" }

  /// Whether Cassio is said to have written the record.
  var isByCassio: Bool { name == "sgf" && program.hasPrefix("Cassio") }

  /// Whether Edax is said to have written the record: by its name as the program in SGF, or as the
  /// place in `PC` of GGF and SGF and in `Site` of PGN.
  var isByEdax: Bool {
    site?.lowercased() == "edax" || program.lowercased().hasPrefix("edax")
  }

  /// The program that SGF names.
  private var program: String { tags.first { $0.name == "AP" }?.value ?? "" }

  /// How to write that light has resigned.
  var resignation: String {
    switch name {
    case "ggf": "RE[+64:r]"
    case "sgf": "RE[B+R]"
    case "pgn": #"[Termination "resignation"]"#
    default: "resigned"
    }
  }

  private static let withoutEnding: Set = [
    "wthor", "wthor-puzzles", "edx", "egaroucid", "transcript", "board", "obf", "edax-fen", "save",
    "redux", "fork-save",
  ]
  private static let alwaysNamingTurn: Set = [
    "board", "edax-fen", "edx", "egaroucid", "ggf", "obf", "pgn", "sgf", "wthor-puzzles",
  ]
  private static let countingEmptySquares: Set = ["wthor", "ggf", "sgf", "pgn"]
}
