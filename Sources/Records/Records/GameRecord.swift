/// One game of any kind as read from a file: unchecked, possibly impossible.
///
/// This is all that the line from input to output has to know of a game; only the game's own code
/// knows more. A game is added with a type that conforms, its table of fields, its checks and its
/// frames.
public protocol GameRecord: Hashable, Sendable {
  /// The record as far as the game's rules can play it.
  associatedtype Attempt: GameAttempt

  /// The game, by its name.
  static var game: GameName { get }
  /// The facts that a record of the game can have.
  static var possibleFacts: FactSet { get }

  /// The name of the record within its file or collection.
  var id: String? { get set }
  /// The tournament or match.
  var event: String? { get set }
  /// The place or server.
  var site: String? { get set }
  /// The round, in the event's own words.
  var round: String? { get set }
  /// When the game was played.
  var date: GameDate? { get set }
  /// The names of all players, in the order of the game; `nil` for one that is not known.
  var playerNames: [String?] { get }
  /// The ratings of all players, in the order of the game; empty if the game has none.
  var playerRatings: [Double?] { get }
  /// A comment on the whole game; never empty.
  var comment: String? { get set }
  /// Facts without a place of their own, in order.
  var tags: [Tag] { get set }
  /// Where the record's parts are in its text, if it was read from a text; not part of equality.
  var origin: Origin? { get set }

  /// A record of which nothing is known.
  init()

  /// Plays the moves as far as the rules allow.
  func attempt() -> Attempt

  /// Plays a parsed record and returns it as the subject of checks; `nil` if it has no record of this
  /// game. Games need not write it.
  static func subject(
    of parsed: ParsedRecord,
    _ conventions: FormatConventions
  ) -> AnyValidationSubject?

  /// Returns the position after some moves as a record with a start position and no moves.
  /// - Parameter ply: the number of moves to play, or `nil` for all.
  /// - Returns: a record without moves.
  /// - Throws: ``SnapshotError`` if the moves cannot be played or there are fewer.
  func snapshot(atPly ply: Int?) throws(SnapshotError) -> Self

  /// The facts that the record has.
  var facts: FactSet { get }

  /// Drops all facts but some, with what cannot be kept without them.
  /// - Parameter facts: what a format can store.
  /// - Returns: what was dropped, in the order of ``Fact``.
  mutating func keep(_ facts: FactSet) -> [Loss]

  /// What identifies the game, whoever recorded it.
  var key: GameKey { get }

  /// Takes the facts of a copy that this record lacks. Games without facts of their own need not
  /// write it.
  /// - Parameter copy: a record of the same game, with an equal ``key``.
  /// - Returns: the facts about which the two disagree; this record keeps its own.
  mutating func merge(_ copy: Self) -> [FactConflict]

  /// A hash of each fact of the record.
  var digest: RecordDigest { get }

  /// A hash of the position at the end; `nil` if the moves cannot be played.
  var finalHash: Int? { get }
}

extension GameRecord {
  /// By default the game has no ratings.
  public var playerRatings: [Double?] { [] }

  // A requirement all the same, because each game then gets code of its own for it.
  /// Plays a parsed record and returns it as the subject of checks.
  public static func subject(
    of parsed: ParsedRecord,
    _ conventions: FormatConventions
  ) -> AnyValidationSubject? {
    ValidationSubject<Self>(parsed, conventions)
  }

  /// Returns the position after all moves as a record with a start position and no moves.
  /// - Throws: ``SnapshotError`` if the moves cannot be played.
  public func snapshot() throws(SnapshotError) -> Self { try snapshot(atPly: nil) }
}

/// A record as far as the rules of its game can play it.
public protocol GameAttempt: Sendable {
  /// Whether every move was played.
  var isComplete: Bool { get }
  /// How many moves were played.
  var moveCount: Int { get }
}

/// The name of a game.
public struct GameName: Hashable, Sendable {
  /// The name in options and files, such as `reversi`.
  public let name: String
  /// The name in sentences, such as `Reversi`.
  public let title: String

  /// Creates a name.
  public init(_ name: String, title: String) {
    self.name = name
    self.title = title
  }
}

extension GameName: CustomStringConvertible {
  /// The name in sentences.
  public var description: String { title }
}
