import ReversiRules

extension ReversiRecord: GameRecord {
  /// Reversi.
  public static let game = GameName("reversi", title: "Reversi")

  /// All facts but those of other games.
  public static let possibleFacts = FactSet.all.subtracting(FactSet([.goal, .counts]))

  /// The names of dark and light.
  public var playerNames: [String?] { [players.dark.name, players.light.name] }
  /// The ratings of both sides.
  public var playerRatings: [Double?] { [players.dark.rating, players.light.rating] }

  /// Plays the moves as far as the rules allow.
  public func attempt() -> ReplayAttempt { ReplayAttempt(moves, from: start, passMarks) }

  /// The start and the placements, in any orientation of the board.
  public var key: GameKey { GameKey(of: self) }

  /// A hash of each fact of the record.
  public var digest: RecordDigest { RecordDigest(of: self) }

  /// A hash of the board at the end; `nil` if the moves cannot be played.
  public var finalHash: Int? { (try? Replay(self))?.end.board.hashValue }
}

extension ReplayAttempt: GameAttempt {
  /// How many moves were played, supplied passes included.
  public var moveCount: Int { replay.moveCount }
}

extension ParsedRecord {
  /// The record, if there is one and its game is Reversi.
  public package(set) var reversi: ReversiRecord? {
    get { record(as: ReversiRecord.self) }
    set { change(to: newValue) }
  }

  /// The record, for access to single parts without copying the others; an empty one if there is
  /// none of Reversi.
  @inlinable
  package var contents: ReversiRecord {
    (content(of: ReversiRecord.self) ?? .blank).content
  }
}

extension GameContent<ReversiRecord> {
  @usableFromInline static let blank = GameContent(
    ReversiRecord(),
    SourceText(name: "", bytes: [])
  )
}
