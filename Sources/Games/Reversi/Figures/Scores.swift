import GameRecords
package import RecordFormats
public import RecordQueries
import ReversiRules

/// The number of games that each side won.
public struct WinnerCounts: Hashable, Sendable {
  /// Games that dark won.
  public internal(set) var darkWins = 0
  /// Games that light won.
  public internal(set) var lightWins = 0
  /// Games that nobody won.
  public internal(set) var ties = 0

  /// All games that were counted.
  public var total: Int { darkWins + lightWins + ties }

  mutating func add(_ winner: GameResult.Winner) {
    switch winner {
    case .dark: darkWins += 1
    case .light: lightWins += 1
    case .tie: ties += 1
    }
  }
}

/// The results on the board of games that were played to their end.
public struct ResultCounts: Hashable, Sendable {
  /// Dark's disks in all games, the empty squares given to the winner.
  public internal(set) var darkDisks = 0
  /// Light's disks in all games, the empty squares given to the winner.
  public internal(set) var lightDisks = 0
  /// Dark's disks minus light's, the empty squares given to the winner.
  public internal(set) var margins = Histogram(from: -256)

  /// All games that were played to their end.
  public var finished: Int { margins.total }

  /// Who won.
  public var winners: WinnerCounts {
    margins.entries.reduce(into: WinnerCounts()) { counts, entry in
      if entry.number > 0 { counts.darkWins += entry.count }
      if entry.number < 0 { counts.lightWins += entry.count }
      if entry.number == 0 { counts.ties += entry.count }
    }
  }

  mutating func add(_ outcome: Outcome) {
    let disks = outcome.withEmpties
    darkDisks += disks.dark
    lightDisks += disks.light
    margins.add(disks.dark - disks.light)
  }
}

/// The number of games, and the score of one side in those that were played to their end.
public struct SideScore: Hashable, Sendable {
  /// All games.
  public internal(set) var games = 0
  /// Games that were played to their end.
  public internal(set) var finished = 0
  /// Two points for each win, one for each tie.
  public internal(set) var points = 0

  /// The points in percent of the maximum; `nil` if no game was played to its end.
  public var percent: Double? {
    finished > 0 ? 50 * Double(points) / Double(finished) : nil
  }

  /// The points when a win counts one and a tie a half.
  var winPoints: Double { Double(points) / 2 }

  /// Creates an empty score.
  init() {}

  /// Creates the score of one game, which has an outcome if it was played to its end.
  init(of side: Disk, _ outcome: Outcome?) {
    games = 1
    guard let outcome else { return }
    finished = 1
    points = outcome.winner == nil ? 1 : outcome.winner == side ? 2 : 0
  }
}

extension SideScore: TallyCount {
  package static var hasScore: Bool { true }

  package static func += (score: inout SideScore, other: SideScore) {
    score.games += other.games
    score.finished += other.finished
    score.points += other.points
  }

  package func write(to json: inout JSONOutput) {
    json.member("finished", finished)
    json.exactMember("points", winPoints)
  }

  package init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader) {
    self.games = games
    finished = reader.count(entry, "finished", of: games, "game")
    points = Int(2 * reader.points(entry, "points", of: finished))
  }
}

/// A player's games.
public struct PlayerScore: Hashable, Sendable {
  /// The games with the dark disks.
  public internal(set) var darkGames = 0
  /// The games with either disks, and the score in them.
  public internal(set) var score = SideScore()

  /// The games with the light disks.
  public var lightGames: Int { games - darkGames }

  /// All games; a game against oneself counts twice.
  public var games: Int { score.games }

  /// The points of both sides in percent; `nil` if no game was played to its end.
  public var percent: Double? { score.percent }

  /// Creates an empty score.
  init() {}

  /// Creates the score of one game.
  init(of side: Disk, _ outcome: Outcome?) {
    darkGames = side == .dark ? 1 : 0
    score = SideScore(of: side, outcome)
  }
}

extension PlayerScore: TallyCount {
  package static var hasScore: Bool { true }

  package static func += (score: inout PlayerScore, other: PlayerScore) {
    score.darkGames += other.darkGames
    score.score += other.score
  }

  package func write(to json: inout JSONOutput) {
    json.member("dark", darkGames)
    json.member("light", lightGames)
    score.write(to: &json)
  }

  package init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader) {
    darkGames = reader.count(entry, "dark", of: games, "game")
    score = SideScore(games: games, entry, &reader)
  }
}
