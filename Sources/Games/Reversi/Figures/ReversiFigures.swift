public import RecordQueries
import ReversiRules

/// What is counted of Reversi: passes, results, openings, flips and players.
public struct ReversiFigures: Equatable, Sendable {
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

  var firstTally = Tally<FirstMove, GameCount>()
  var openingTally = Tally<Opening, SideScore>()
  var namedTally = Tally<String, SideScore>()
  var playerTally = Tally<String, PlayerScore>()
  package private(set) var options: StatisticsOptions
  var scratch = Scratch()

  /// Memory that is reused for each record.
  struct Scratch: Equatable, Sendable {
    var flips: [UInt8] = []

    static func == (a: Scratch, b: Scratch) -> Bool { true }
  }

  package init(_ options: StatisticsOptions) { self.options = options }

  /// The number of plies of an opening.
  public internal(set) var openingPlies: Int {
    get { options.openingPlies }
    set { options.openingPlies = newValue }
  }
}

// MARK: - Results

extension ReversiFigures {
  /// The number of disks placed.
  public var placements: Int { flips.placementCount }

  /// The first moves of games from the standard start, the most frequent first.
  public var firstMoves: [(move: FirstMove, games: Int)] {
    firstTally.top(.max).map { ($0.key, $0.count.games) }
  }

  /// The number of different openings that were counted.
  public var openingCount: Int { openingTally.entries.count }

  /// The number of plies of an opening; `nil` if no game has one.
  package var countedOpeningPlies: Int? {
    openingTally.entries.isEmpty && uncountedOpenings == 0 ? nil : openingPlies
  }

  /// The number of games with an opening.
  public var openingGames: Int {
    openingTally.entries.reduce(uncountedOpenings) { $0 + $1.count.games }
  }

  /// The number of games whose opening was not counted, because there were too many different ones.
  public var uncountedOpenings: Int { openingTally.uncounted }

  /// Returns the most frequent openings with dark's score.
  public func openings(top number: Int) -> [(opening: Opening, score: SideScore)] {
    openingTally.top(number).map { ($0.key, $0.count) }
  }

  /// The number of different openings that have a name.
  public var namedOpeningCount: Int { namedTally.entries.count }

  /// Returns the openings that have a name, by the longest name that each game reaches, with the most
  /// games first.
  public func namedOpenings(top number: Int) -> [(name: String, score: SideScore)] {
    namedTally.top(number).map { ($0.key, $0.count) }
  }

  /// The number of different players that were counted.
  public var playerCount: Int { playerTally.entries.count }

  /// The number of times a player was not counted, because there were too many different ones.
  public var uncountedPlayers: Int { playerTally.uncounted }

  /// Returns the players with the most games.
  public func players(top number: Int) -> [(name: String, score: PlayerScore)] {
    playerTally.top(number).map { ($0.key, $0.count) }
  }
}

extension GameStatistics {
  /// What is counted of Reversi only.
  public var reversi: ReversiFigures { figures() }
}
