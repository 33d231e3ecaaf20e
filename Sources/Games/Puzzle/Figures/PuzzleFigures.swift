package import GameRecords
import PuzzleRules
import RecordFormats
public import RecordQueries

/// What is counted of sliding puzzles: solutions, their lengths, detours, times and players.
public struct PuzzleFigures: Equatable, Sendable {
  /// Puzzles that were solved by slides.
  public internal(set) var solved = 0
  /// Records with slides that begin with a solved puzzle.
  public internal(set) var solvedAtStart = 0
  /// Puzzles that are declared solved, but not by the slides of the record.
  public internal(set) var declaredSolved = 0
  /// Puzzles that no slides can solve.
  public internal(set) var unsolvable = 0
  /// Records whose start is no puzzle, since panels are missing or appear twice.
  public internal(set) var invalid = 0
  /// The number of records with the goal ``/PuzzleRules/PuzzleGoal/openLast``.
  public internal(set) var openLast = 0
  /// The number of slides, in solutions or not.
  public internal(set) var slides = 0
  /// The number of runs, in solutions or not.
  public internal(set) var runs = 0
  /// How many times a panel slides back at once.
  public internal(set) var detours = 0
  /// The number of records with a detour.
  public internal(set) var gamesWithDetours = 0
  /// The number of slides in each solution.
  public internal(set) var solutionSlides = Histogram()
  /// The number of runs in each solution.
  public internal(set) var solutionRuns = Histogram()
  /// The number of slides that each solvable start needs at least: ``PuzzleRules/Puzzle/distance(to:)``.
  public internal(set) var distances = Histogram()
  /// How many slides each solution has more than the distance of its start.
  public internal(set) var excess = Histogram()
  /// The times used for slides.
  public internal(set) var times = TimeFigures()
  /// The number of records of each year.
  public internal(set) var years = Histogram()

  var players = Tally<String, SuccessCount>()
  var events = Tally<String, SuccessCount>()
  package let options: StatisticsOptions

  package init(_ options: StatisticsOptions) { self.options = options }
}

extension GameStatistics {
  /// What is counted of sliding puzzles only.
  public var puzzle: PuzzleFigures { figures() }
}

extension PuzzleFigures: GameFigures {
  package typealias Record = PuzzleRecord

  package mutating func add(_ parsed: ParsedRecord) -> CountedRecord {
    guard let record = parsed.puzzle else {
      return CountedRecord(width: 0, height: 0, hasMoves: false, isIllegal: false)
    }
    let attempt = record.attempt()
    if record.goal == .openLast { openLast += 1 }
    if let year = record.date?.year { years.add(year) }
    let ply = attempt.replay?.solvedPly
    if ply == nil, record.result?.ending == .solved { declaredSolved += 1 }
    let hasMoves = !record.slides.isEmpty
    if hasMoves, ply == 0 { solvedAtStart += 1 }
    if let replay = attempt.replay { add(replay) } else { invalid += 1 }
    for annotation in record.annotations where annotation.ply <= attempt.moveCount {
      if let time = annotation.time { times.add(time) }
    }
    if hasMoves {
      let success = SuccessCount(games: 1, successes: (ply ?? 0) > 0 ? 1 : 0)
      add(success, of: record.player, to: &players)
      add(success, of: record.event, to: &events)
    }
    return CountedRecord(
      width: record.start.size.columns,
      height: record.start.size.rows,
      hasMoves: hasMoves,
      isIllegal: hasMoves && !attempt.isComplete
    )
  }

  /// Counts what could be played.
  private mutating func add(_ replay: PuzzleReplay) {
    let distance =
      replay.start.isSolvable(replay.goal) ? replay.start.distance(to: replay.goal) : nil
    if let distance { distances.add(distance) } else { unsolvable += 1 }
    let runs = replay.runs
    slides += replay.slides.count
    self.runs += runs.count
    let detours = replay.detours.count
    self.detours += detours
    if detours > 0 { gamesWithDetours += 1 }
    guard let ply = replay.solvedPly, ply > 0 else { return }
    solved += 1
    solutionSlides.add(ply)
    var rest = ply
    solutionRuns.add(
      runs.prefix { run in
        defer { rest -= run.count }
        return rest > 0
      }.count
    )
    if let distance { excess.add(ply - distance) }
  }

  private func add(
    _ success: SuccessCount,
    of name: String?,
    to tally: inout Tally<String, SuccessCount>
  ) {
    guard let name, !name.isEmpty else { return }
    tally.add(success, for: name, limit: options.limit)
  }
}

/// The number of games, and of those that were solved.
struct SuccessCount: TallyCount {
  var games = 0
  var successes = 0

  static var hasScore: Bool { true }
  var percent: Double? { 100 * Double(successes) / Double(max(1, games)) }

  static func += (count: inout SuccessCount, other: SuccessCount) {
    count.games += other.games
    count.successes += other.successes
  }

  func write(to json: inout JSONOutput) { json.member("solved", successes) }
}

extension SuccessCount {
  init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader) {
    self.init(games: games, successes: reader.count(entry, "solved", of: games, "game"))
  }
}
