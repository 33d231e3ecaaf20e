public import ReversiRules

/// Statistics of many records, counted in one pass and in bounded memory.
///
/// Parts of an archive can be counted separately, on any core, and added in order. The sum is the
/// same as if all had been counted at once, provided no part had too many openings or players.
public struct GameStatistics: Equatable, Sendable {
  /// The number of plies of an opening.
  public let openingPlies: Int
  /// Inputs that were read; counted by the caller.
  public var files = 0
  /// Inputs that could not be read; counted by the caller.
  public var unreadableFiles = 0
  /// The numbers of records.
  public internal(set) var records = RecordCounts()
  /// The number of passes, written or left out.
  public internal(set) var passes = 0
  /// The number of games with a pass.
  public internal(set) var gamesWithPasses = 0
  /// The number of disks placed in each game.
  public internal(set) var lengths = Histogram()
  /// The number of disks that each move flips.
  public internal(set) var flips = FlipsByPly()
  /// The results of games that were played to their end.
  public internal(set) var results = ResultCounts()
  /// The declared winners of other games.
  public internal(set) var declared = WinnerCounts()
  /// The number of games that begin from another position than the standard start.
  public internal(set) var otherStarts = 0

  var sizes = Histogram()
  /// The first moves on 8×8, by square, and on other boards.
  var firstSquares = Histogram()
  var firstMovesElsewhere: [FirstMove: Int] = [:]
  var openingTally = Tally<Opening, SideScore>()
  var playerTally = Tally<String, PlayerScore>()
  let limits: Limits
  var scratch = Scratch()

  /// The maximum numbers of openings and players that are counted.
  struct Limits: Equatable, Sendable {
    var openings: TallyLimit
    var players: TallyLimit

    /// More than usual archives have: a million of each, and 64 MiB of names.
    static let usual = Limits(
      openings: TallyLimit(keys: 1_000_000, bytes: .max),
      players: TallyLimit(keys: 1_000_000, bytes: 64 << 20)
    )
    static let none = Limits(openings: .none, players: .none)
  }

  /// Memory that is reused for each record.
  struct Scratch: Equatable, Sendable {
    var flips: [UInt8] = []

    static func == (a: Scratch, b: Scratch) -> Bool { true }
  }

  /// Creates empty statistics.
  /// - Parameters:
  ///   - openingPlies: the number of plies of an opening, within ``Opening/range``.
  ///   - isPart: whether this is a small part of larger statistics. It then counts all of its
  ///     openings and players, and the sum applies the limits.
  public init(openingPlies: Int = 8, isPart: Bool = false) {
    self.init(openingPlies: openingPlies, limits: isPart ? .none : .usual)
  }

  init(openingPlies: Int, limits: Limits) {
    precondition(Opening.range.contains(openingPlies), "an opening has so many plies")
    self.openingPlies = openingPlies
    self.limits = limits
  }
}

// MARK: - Results

extension GameStatistics {
  /// The number of disks placed.
  public var placements: Int { flips.placementCount }

  /// Games that were not played to their end.
  public var unfinished: Int { records.games - results.finished }

  /// The sizes of the boards, the most frequent first.
  public var boards: [(size: BoardSize, records: Int)] {
    sizes.entries.sorted { ($1.count, $0.number) < ($0.count, $1.number) }
      .compactMap { entry in
        BoardSize(width: entry.number & 31, height: entry.number >> 5).map { ($0, entry.count) }
      }
  }

  /// The first moves of games from the standard start, the most frequent first.
  public var firstMoves: [(move: FirstMove, games: Int)] {
    let usual = firstSquares.entries.map { entry in
      (FirstMove(square: Square(rawValue: UInt8(entry.number)), size: .standard), entry.count)
    }
    return (usual + firstMovesElsewhere.map { ($0.key, $0.value) })
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The number of different openings that were counted.
  public var openingCount: Int { openingTally.entries.count }

  /// The number of games with an opening.
  public var openingGames: Int {
    openingTally.entries.reduce(uncountedOpenings) { $0 + $1.count.games }
  }

  /// The number of games whose opening was not counted, because there were too many different ones.
  public var uncountedOpenings: Int { openingTally.uncounted }

  /// Returns the most frequent openings with dark's score.
  public func openings(top number: Int) -> [(opening: Opening, score: SideScore)] {
    openingTally.top(number, by: <).map { ($0.key, $0.count) }
  }

  /// The number of different players that were counted.
  public var playerCount: Int { playerTally.entries.count }

  /// The number of times a player was not counted, because there were too many different ones.
  public var uncountedPlayers: Int { playerTally.uncounted }

  /// Returns the players with the most games.
  public func players(top number: Int) -> [(name: String, score: PlayerScore)] {
    playerTally.top(number, by: <).map { ($0.key, $0.count) }
  }
}
