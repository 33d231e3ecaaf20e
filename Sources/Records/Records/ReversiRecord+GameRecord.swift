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

// MARK: - Parts

extension ReversiRecord {
  /// The kinds of facts that the record has; neither the standard start nor a side that moves in
  /// turn counts as one.
  public var facts: FactSet {
    var facts = FactSet()
    facts.insert(.id, if: id != nil)
    facts.insert(.event, if: event != nil)
    facts.insert(.site, if: site != nil)
    facts.insert(.round, if: round != nil)
    facts.insert(.date, if: date != nil)
    facts.insert(.opening, if: opening != nil)
    facts.insert(.names, if: players.dark.name != nil || players.light.name != nil)
    facts.insert(.ratings, if: players.dark.rating != nil || players.light.rating != nil)
    facts.insert(.modes, if: players.dark.mode != nil || players.light.mode != nil)
    facts.insert(.start, if: start != .initial)
    facts.insert(.moves, if: !moves.isEmpty)
    facts.insert(line: moves, annotations, variations)
    if facts.contains(.sides), !withSidesOutOfTurn.namesSides {
      facts.subtract(FactSet([.sides]))
    }
    facts.insert(.session, if: !sessionChanges.isEmpty)
    facts.insert(.score, if: result?.score != nil)
    facts.insert(.margin, if: result?.margin != nil)
    facts.insert(.winner, if: result?.winner != nil)
    facts.insert(.ending, if: result?.ending != nil)
    facts.insert(.comment, if: comment != nil)
    facts.insert(.marks, if: !marks.isEmpty)
    facts.insert(.tags, if: !tags.isEmpty)
    return facts
  }

  /// Returns the players after some moves, with the modes that were set by then.
  ///
  /// A reset does not change the modes of the game that it ends.
  /// - Parameter ply: the number of moves that have been made, or `nil` for all.
  /// - Returns: the players; a mode is unknown if the record never sets it.
  public func players(afterPly ply: Int? = nil) -> Players {
    var players = players
    for change in sessionChanges where change.ply <= ply ?? .max {
      if case .mode(let side, let mode) = change.action { players[side].mode = mode }
    }
    return players
  }

  /// Returns the position after some moves as a record with a start position and no moves.
  ///
  /// Facts about the game as a whole are kept, and the players with their modes and the marks on the
  /// board at that point; facts about the moves and the result are dropped.
  /// - Parameter ply: the number of moves to play, or `nil` for all.
  /// - Returns: a record without moves.
  /// - Throws: ``SnapshotError`` if the moves cannot be played or there are fewer.
  public func snapshot(atPly ply: Int?) throws(SnapshotError) -> ReversiRecord {
    let ply = ply ?? moves.count
    guard 0...moves.count ~= ply else {
      throw .noSuchPly(asked: ply, last: moves.count)
    }
    var part = self
    part.moves = Array(moves.prefix(ply))
    let replay: Replay
    do throws(ReplayProblem) {
      replay = try Replay(part)
    } catch {
      throw .illegal(error.description)
    }
    part.start = replay.end
    part.moves = []
    if ply > 0 { part.marks = annotation(ofPly: ply)?.marks ?? [] }
    part.annotations = []
    part.variations = []
    part.players = players(afterPly: ply)
    part.sessionChanges = []
    part.result = nil
    // This record is not the one in the file.
    part.origin = nil
    return part
  }
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
