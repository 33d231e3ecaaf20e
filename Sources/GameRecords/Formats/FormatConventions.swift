/// What results and positions look like in a format, as far as findings depend on it.
public struct FormatConventions: Sendable {
  /// How to write that light has resigned; `nil` where a record cannot say how its game ended.
  public var resignation: StaticString? = "resigned"
  /// Whether a position has a side to move even when the game is over, because other programs can
  /// write nothing else there.
  public var alwaysNamesTurn = false
  /// Whether the empty squares belong to the winner in every result, as in all large collections.
  public var countsEmptySquares = false
  /// Whether only dark's disks are written, of which light's follow.
  public var hasDarkScoreOnly = false
  /// Whether a letter names the side that is ahead.
  public var namesLeaderByLetter = false
  /// Whether each move is named by the letter of the side that makes it.
  public var namesSidesByLetter = false
  /// Whether the reversi-ios app reads such files.
  public var isReadByApp = false
  /// Whether Edax reads such files, with the names of the players.
  public var isReadByEdax = false

  /// What is usual where nothing else is said.
  public init() {}

  /// The usual conventions, but for some.
  public init(_ change: (inout FormatConventions) -> Void) {
    change(&self)
  }

  /// Those of formats that cannot say how a game ended.
  public static let withoutEnding = FormatConventions { $0.resignation = nil }

  /// Those of formats for positions with a side to move.
  public static let position = FormatConventions {
    $0.resignation = nil
    $0.alwaysNamesTurn = true
  }
}

extension GameRecord {
  /// Whether Cassio is said to have written the record, in a format in which it is known for faults.
  package func isByCassio(_ conventions: FormatConventions) -> Bool {
    conventions.namesLeaderByLetter && program.hasPrefix("Cassio")
  }

  /// Whether Edax is said to have written the record: by its name as the program in SGF, or as the
  /// place in `PC` of GGF and SGF and in `Site` of PGN.
  package var isByEdax: Bool {
    site?.lowercased() == "edax" || program.lowercased().hasPrefix("edax")
  }

  /// The program that SGF names.
  private var program: String { tags.first { $0.name == "AP" }?.value ?? "" }
}
