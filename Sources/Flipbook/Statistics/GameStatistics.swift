public import ReversiRules

/// What can be counted in many records, in one pass and in bounded memory.
///
/// Parts of an archive can be counted apart, on any core, and added up in their order: the sum is the
/// same as if all had been counted in one go, while no part had too many openings or players.
public struct GameStatistics: Equatable, Sendable {
  /// How many plies an opening has.
  public let openingPlies: Int
  /// Inputs that were read; to be counted by whoever reads them.
  public var files = 0
  /// Inputs that could not be read; to be counted by whoever reads them.
  public var unreadableFiles = 0
  /// The records.
  public internal(set) var records = RecordCounts()
  /// How many passes there are, written and left out.
  public internal(set) var passes = 0
  /// How many games have a pass.
  public internal(set) var gamesWithPasses = 0
  /// How many disks were placed in each game.
  public internal(set) var lengths = Histogram()
  /// How many disks each move turns.
  public internal(set) var flips = FlipsByPly()
  /// The results of games that were played to their end.
  public internal(set) var results = ResultCounts()
  /// Who won others, as far as that is declared.
  public internal(set) var declared = WinnerCounts()
  /// How many games begin from another position than the usual one.
  public internal(set) var otherStarts = 0

  var sizes = Histogram()
  /// The first moves on 8×8, by square, and on other boards.
  var firstSquares = Histogram()
  var firstMovesElsewhere: [FirstMove: Int] = [:]
  var openingTally = Tally<Opening, SideScore>()
  var playerTally = Tally<String, PlayerScore>()
  let limits: Limits
  var scratch = Scratch()

  /// How many openings and players are counted at most.
  struct Limits: Equatable, Sendable {
    var openings: TallyLimit
    var players: TallyLimit

    /// What no usual archive has: a million of each, and 64 MiB of names.
    static let usual = Limits(
      openings: TallyLimit(keys: 1_000_000, bytes: .max),
      players: TallyLimit(keys: 1_000_000, bytes: 64 << 20)
    )
    static let none = Limits(openings: .none, players: .none)
  }

  /// Memory that is used again for each record.
  struct Scratch: Equatable, Sendable {
    var flips: [UInt8] = []

    static func == (a: Scratch, b: Scratch) -> Bool { true }
  }

  /// Nothing counted yet.
  /// - Parameters:
  ///   - openingPlies: how many plies an opening has, within ``Opening/range``.
  ///   - isPart: whether this is to be a small part of something greater: it then counts all of its
  ///     openings and players, and the sum keeps to the limits.
  public init(openingPlies: Int = 8, isPart: Bool = false) {
    self.init(openingPlies: openingPlies, limits: isPart ? .none : .usual)
  }

  init(openingPlies: Int, limits: Limits) {
    precondition(Opening.range.contains(openingPlies), "an opening has so many plies")
    self.openingPlies = openingPlies
    self.limits = limits
  }
}

// MARK: - What was counted

extension GameStatistics {
  /// How many disks were placed.
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

  /// The first moves of games that begin from the standard start, the most frequent first.
  public var firstMoves: [(move: FirstMove, games: Int)] {
    let usual = firstSquares.entries.map { entry in
      (FirstMove(square: Square(rawValue: UInt8(entry.number)), size: .standard), entry.count)
    }
    return (usual + firstMovesElsewhere.map { ($0.key, $0.value) })
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// How many different openings were counted.
  public var openingCount: Int { openingTally.entries.count }

  /// How many games have an opening.
  public var openingGames: Int {
    openingTally.entries.reduce(uncountedOpenings) { $0 + $1.count.games }
  }

  /// How many games have an opening that was not counted, because there were too many different ones.
  public var uncountedOpenings: Int { openingTally.uncounted }

  /// The most frequent openings with dark's score.
  public func openings(top number: Int) -> [(opening: Opening, score: SideScore)] {
    openingTally.top(number, by: <).map { ($0.key, $0.count) }
  }

  /// How many different players were counted.
  public var playerCount: Int { playerTally.entries.count }

  /// How many times a player was not counted, because there were too many different ones.
  public var uncountedPlayers: Int { playerTally.uncounted }

  /// The players with the most games.
  public func players(top number: Int) -> [(name: String, score: PlayerScore)] {
    playerTally.top(number, by: <).map { ($0.key, $0.count) }
  }
}
