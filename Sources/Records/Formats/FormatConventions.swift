/// The conventions of a format for results and positions that findings depend on.
public struct FormatConventions: Sendable {
  /// How to write that light has resigned; `nil` where a record cannot say how its game ended.
  public var resignation: StaticString? = "resigned"
  /// Whether a position names a side to move even when the game is over, because other programs
  /// always write one.
  public var alwaysNamesTurn = false
  /// Whether the empty squares belong to the winner in every result, as in all large collections.
  public var countsEmptySquares = false
  /// Whether only dark's score is written, from which light's follows.
  public var hasDarkScoreOnly = false
  /// Whether a letter names the side that is ahead.
  public var namesLeaderByLetter = false
  /// Whether each move is named by the letter of the side that makes it.
  public var namesSidesByLetter = false
  /// Whether the reversi-ios app reads such files.
  public var isReadByApp = false
  /// Whether Edax reads such files, with the names of the players.
  public var isReadByEdax = false

  /// Creates the usual conventions.
  public init() {}

  /// Creates the usual conventions with some changes.
  public init(_ change: (inout FormatConventions) -> Void) {
    change(&self)
  }

  /// The conventions of formats that cannot say how a game ended.
  public static let withoutEnding = FormatConventions { $0.resignation = nil }

  /// The conventions of formats for positions with a side to move.
  public static let position = FormatConventions {
    $0.resignation = nil
    $0.alwaysNamesTurn = true
  }
}

extension FormatConventions {
  /// Whether a record names Cassio as the program that wrote it, in a format that Cassio is known to
  /// write incorrectly.
  package func isByCassio(_ record: ReversiRecord) -> Bool {
    namesLeaderByLetter && Self.program(of: record).hasPrefix("Cassio")
  }

  /// Whether a record names Edax as the program that wrote it: as the program in SGF, or as the place
  /// in `PC` of GGF and SGF or `Site` of PGN.
  package static func isByEdax(_ record: ReversiRecord) -> Bool {
    record.site?.lowercased() == "edax"
      || program(of: record).lowercased().hasPrefix("edax")
  }

  /// The program named in SGF.
  private static func program(of record: ReversiRecord) -> String {
    record.tags.first { $0.name == "AP" }?.value ?? ""
  }
}
