public import ReversiRules

/// One game as read from a file: unchecked, possibly impossible.
///
/// To check a record against the rules, play it as a ``Replay``. A save of the original app is a
/// record with a start position, two player modes and no moves.
public struct ReversiRecord: Hashable, Sendable {
  /// The name of the record within its file or collection.
  public var id: String?
  /// The tournament or match.
  public var event: String?
  /// The place or server.
  public var site: String?
  /// The round, in the event's own words.
  public var round: String?
  /// When the game was played.
  public var date: GameDate?
  /// The name of the opening as the file declares it.
  public var opening: String?
  /// The players of both sides.
  public var players: Players = Players()
  /// The position before the first move; any board, either side to move.
  public var start: Position = .initial
  /// The moves in order, passes included.
  public var moves: [Move] = []
  /// Whether every pass is among the moves; not part of equality.
  public var passMarks: PassMarks = .written
  /// The annotations of moves: ascending by ply, at most one for each move.
  public var annotations: [MoveAnnotation] = []
  /// The variations, ascending by ply.
  public var variations: [Variation] = []
  /// The user's actions in the app other than moves: ascending by ply, and by time where it is
  /// known.
  ///
  /// A player's ``Player/mode`` is the one at the start of the game. A reset ends the game, so it
  /// is the last change, after all moves.
  public var sessionChanges: [SessionChange] = []
  /// The declared result.
  public var result: GameResult?
  /// A comment on the game as a whole; an empty one becomes `nil`.
  public var comment: String? {
    didSet { if comment?.isEmpty == true { comment = nil } }
  }
  /// What is pointed out on the board before the first move.
  public var marks: Set<BoardMark<Square>> = []
  /// Other facts, in the file's order.
  public var tags: [Tag] = []
  /// Where the record was read from, or `nil` for one made by a program; not part of equality.
  public var origin: Origin?

  /// Creates an empty record with the standard start.
  public init() {}

  /// Creates an empty record with the standard start, for a reader to fill in.
  package init(passMarks: PassMarks) {
    self.init()
    self.passMarks = passMarks
  }

  /// Creates a record.
  public init(
    id: String? = nil,
    event: String? = nil,
    site: String? = nil,
    round: String? = nil,
    date: GameDate? = nil,
    opening: String? = nil,
    players: Players = Players(),
    start: Position = .initial,
    moves: [Move] = [],
    passMarks: PassMarks = .written,
    annotations: [MoveAnnotation] = [],
    variations: [Variation] = [],
    sessionChanges: [SessionChange] = [],
    result: GameResult? = nil,
    comment: String? = nil,
    marks: Set<BoardMark<Square>> = [],
    tags: [Tag] = [],
    origin: Origin? = nil
  ) {
    self.id = id
    self.event = event
    self.site = site
    self.round = round
    self.date = date
    self.opening = opening
    self.players = players
    self.start = start
    self.moves = moves
    self.passMarks = passMarks
    self.annotations = annotations
    self.variations = variations
    self.sessionChanges = sessionChanges
    self.result = result
    self.comment = comment?.isEmpty == true ? nil : comment
    self.marks = marks
    self.tags = tags
    self.origin = origin
  }

  /// Returns the annotation of a move, given by its number from 1.
  public func annotation(ofPly ply: Int) -> MoveAnnotation? {
    annotations.first { $0.ply == ply }
  }

  // MARK: Equality

  /// Whether two records have the same facts, wherever they were read from.
  public static func == (a: ReversiRecord, b: ReversiRecord) -> Bool {
    a.id == b.id && a.event == b.event && a.site == b.site && a.round == b.round
      && a.date == b.date && a.opening == b.opening && a.players == b.players && a.start == b.start
      && a.moves == b.moves
      && a.annotations == b.annotations && a.variations == b.variations
      && a.sessionChanges == b.sessionChanges && a.result == b.result && a.comment == b.comment
      && a.marks == b.marks && a.tags == b.tags
  }

  /// Hashes the facts of the record.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(event)
    hasher.combine(site)
    hasher.combine(round)
    hasher.combine(date)
    hasher.combine(opening)
    hasher.combine(players)
    hasher.combine(start)
    hasher.combine(moves)
    hasher.combine(annotations)
    hasher.combine(variations)
    hasher.combine(sessionChanges)
    hasher.combine(result)
    hasher.combine(comment)
    hasher.combine(marks)
    hasher.combine(tags)
  }
}
