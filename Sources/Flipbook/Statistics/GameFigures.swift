import GameRecords
import RecordFormats
import RecordText

/// What is counted of the records of one game.
///
/// To add statistics of a game, write a type that conforms and add it in the game's line in
/// `Games.swift`. If the type lists its figures as ``FigureTable/sections(top:)``, nothing else is
/// needed but their description in `statistics.schema.json`: text, JSON and CSV are made from them.
protocol GameFigures: Equatable, Sendable {
  /// The record of the game.
  associatedtype Record: GameRecord

  /// Creates empty figures.
  init(_ options: StatisticsOptions)

  /// Counts a record of the game as far as the rules allow, and returns what was counted.
  mutating func add(_ parsed: ParsedRecord) -> CountedRecord

  /// Adds the figures of records that follow.
  mutating func add(_ other: Self)

  /// Reads the figures that ``add(to:top:_:)`` has written into an object, as the first ones.
  ///
  /// Figures that follow from others need not be read: they are compared with what was written.
  /// - Parameters:
  ///   - game: the object.
  ///   - records: the counts of records of the game, which have been read.
  ///   - reader: reads values, and collects what is wrong with them.
  mutating func read(
    _ game: JSONValue,
    of records: RecordCounts,
    _ reader: inout StatisticsReader
  )

  /// Adds rows to those that count the records; by default none.
  func addRecordRows(to text: inout StatisticsText, _ records: RecordCounts)

  /// Adds everything to a text, after the counts of records.
  func add(to text: inout StatisticsText, _ records: RecordCounts)

  /// Adds the members of an object, after the counts of records.
  func add(to json: inout JSONOutput, top: Int, _ records: RecordCounts)

  /// Adds the rows of a table, after the counts of records.
  func add(to rows: inout [CSVRow], top: Int, _ records: RecordCounts)
}

extension GameFigures {
  /// The name of the game.
  static var name: GameName { Record.game }

  func addRecordRows(to text: inout StatisticsText, _ records: RecordCounts) {}
}

/// What is counted of a record of any game.
struct CountedRecord {
  /// The columns and rows of the board.
  var width, height: Int
  /// Whether the record has moves.
  var hasMoves: Bool
  /// Whether the rules forbid a move or the start.
  var isIllegal: Bool
}

/// How statistics are counted.
struct StatisticsOptions: Equatable, Sendable {
  /// The number of plies of an opening.
  var openingPlies = Opening.usualLength
  /// How many openings, players and events are counted.
  var limits = Limits.usual

  /// The maximum numbers of openings and of names.
  struct Limits: Equatable, Sendable {
    var openings: TallyLimit
    var names: TallyLimit

    /// More than usual archives have: a million of each, and 64 MiB of names.
    static let usual = Limits(
      openings: TallyLimit(keys: 1_000_000, bytes: .max),
      names: TallyLimit(keys: 1_000_000, bytes: 64 << 20)
    )
    static let none = Limits(openings: .none, names: .none)
  }
}
