public import GameRecords

/// Statistics of many records, counted in one pass and in bounded memory.
///
/// Parts of an archive can be counted separately, on any core, and added in order. The sum is the
/// same as if all had been counted at once, provided no part had too many openings or names.
public struct GameStatistics: Sendable {
  /// Inputs that were read; counted by the caller.
  public var files = 0
  /// Inputs that could not be read; counted by the caller.
  public var unreadableFiles = 0
  /// The number of records that could not be read, so that their game is unknown.
  var unreadable = 0
  /// What is counted of each game.
  var games: [any CountedGame]
  private let options: StatisticsOptions

  /// The number of plies of an opening.
  var openingPlies: Int { options.openingPlies }

  /// Creates empty statistics of some games.
  package init(_ options: StatisticsOptions, games: [any GameFigures.Type]) {
    self.options = options
    self.games = games.map { $0.counts(options) }
  }

  /// The JSON Schema of statistics in JSON.
  package static var schema: [UInt8] { PackageResources.statistics_schema_json }

  /// The numbers of records of all games.
  public var records: RecordCounts {
    var all = RecordCounts()
    all.total = unreadable
    all.unreadable = unreadable
    for game in games { all += game.records }
    return all
  }

  /// Returns the numbers of records of a game.
  public func records(of game: GameName) -> RecordCounts {
    games.first { $0.name == game }?.records ?? RecordCounts()
  }

  /// Returns the sizes of the boards of a game, the most frequent first.
  public func boards(of game: GameName) -> [(size: GridSize, records: Int)] {
    games.first { $0.name == game }?.boards ?? []
  }

  /// The games that are shown: those with records, or the first one if there are none.
  var shownGames: [any CountedGame] {
    let present = games.filter { $0.records.total > 0 }
    return present.isEmpty ? Array(games.prefix(1)) : present
  }

  /// The numbers of records of the first game.
  var firstRecords: RecordCounts { games.first?.records ?? RecordCounts() }

  /// The number of plies of the openings that were counted; `nil` without any.
  var countedOpeningPlies: Int? { games.lazy.compactMap { $0.figures.countedOpeningPlies }.first }

  /// Whether a game is the first one, which is the game of records that name none.
  func isFirst(_ game: any CountedGame) -> Bool { game.name == games.first?.name }

  /// Returns what is counted of one game only.
  package func figures<Figures: GameFigures>(_ type: Figures.Type = Figures.self) -> Figures {
    games.lazy.compactMap { $0.figures as? Figures }.first ?? Figures(options)
  }

  /// Counts a record that was read, but no findings about an input as a whole.
  public mutating func add(_ parsed: ParsedRecord) {
    guard parsed.hasRecord else {
      if parsed.isRecord { unreadable += 1 }
      return
    }
    for index in games.indices where games[index].add(parsed) { return }
  }

  /// Counts a record that was not read from an input.
  public mutating func add(_ record: some GameRecord) {
    add(ParsedRecord(number: 1, record: record, source: SourceText(name: "", bytes: [])))
  }

  /// Adds the statistics of records that follow the ones counted here.
  ///
  /// - Precondition: The openings have the same number of plies, unless there are none.
  public mutating func add(_ other: GameStatistics) {
    files += other.files
    unreadableFiles += other.unreadableFiles
    unreadable += other.unreadable
    for (index, game) in other.games.enumerated() { games[index].add(game) }
  }
}

extension GameStatistics: Equatable {
  /// Whether everything that was counted is equal.
  public static func == (a: GameStatistics, b: GameStatistics) -> Bool {
    a.files == b.files && a.unreadableFiles == b.unreadableFiles && a.unreadable == b.unreadable
      && a.options == b.options && zip(a.games, b.games).allSatisfy { $0.equals($1) }
  }
}

extension GameFigures {
  /// Creates the counts of a game with these figures.
  fileprivate static func counts(_ options: StatisticsOptions) -> any CountedGame {
    GameCounts<Self>(options)
  }
}
