import Flipbook
@testable import Games
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct `Statistics of puzzles` {
  /// Random records of all kinds: solved, unsolved, unsolvable and impossible ones.
  static func records(_ count: Int, seed: UInt64) -> [PuzzleRecord] {
    var generator = SeededGenerator(seed: seed)
    let names = ["Ada Finch", "佐藤 花", "étude", "", "=1+1"]
    return (0..<count).map { _ in
      var record = PuzzleRecord.anyForStatistics(using: &generator)
      record.player = names.randomElement(using: &generator)
      record.event = names.randomElement(using: &generator)
      if Bool.random(using: &generator) {
        record.date = GameDate(year: Int.random(in: 1990...2030, using: &generator))
      }
      if Int.random(in: 0...9, using: &generator) == 0 {
        record.result = PuzzleResult(ending: .solved)
      }
      record.annotations = record.slides.indices.compactMap { index in
        guard Bool.random(using: &generator) else { return nil }
        let time = Double(Int.random(in: 0...500, using: &generator)) / 4
        return SlideAnnotation(ply: index + 1, time: time)
      }
      return record
    }
  }

  private static func count(_ records: some Sequence<PuzzleRecord>) -> GameStatistics {
    var statistics = GameStatistics(isPart: true)
    for record in records { statistics.add(record) }
    return statistics
  }

  private static func entries(_ numbers: [Int]) -> [[Int]] {
    Set(numbers).sorted().map { number in [number, numbers.count { $0 == number }] }
  }

  private static func entries(_ histogram: Histogram) -> [[Int]] {
    histogram.entries.map { [$0.number, $0.count] }
  }

  @Test func `equal a count by hand`() {
    let records = Self.records(600, seed: 71)
    let all = Self.count(records)
    let puzzle = all.puzzle
    let plays = records.map(PlainPlay.init)
    let games = plays.filter { !$0.record.slides.isEmpty }
    let solutions = games.filter { ($0.solution ?? 0) > 0 }
    for count in [puzzle.solved, puzzle.solvedAtStart, puzzle.declaredSolved, puzzle.unsolvable] {
      #expect(count > 5)
    }
    #expect(puzzle.invalid > 5)

    #expect(all.records.total == 600)
    #expect(all.records.games == games.count)
    #expect(all.records.illegal == games.count { !$0.isLegal })
    for (size, count) in all.boards(of: PuzzleRecord.game) {
      let own = PuzzleSize(columns: size.width, rows: size.height)
      #expect(count == records.count { $0.start.size == own })
    }
    #expect(puzzle.solved == solutions.count)
    #expect(puzzle.solvedAtStart == games.count { $0.solution == 0 })
    #expect(puzzle.invalid == plays.count { $0.start == nil })
    #expect(puzzle.unsolvable == plays.count { $0.start?.isSolvable == false })
    #expect(
      puzzle.declaredSolved
        == plays.count { $0.record.result?.ending == .solved && $0.solution == nil }
    )
    #expect(puzzle.openLast == records.count { $0.goal == .openLast })
    #expect(puzzle.slides == plays.reduce(0) { $0 + $1.ways.count })
    #expect(puzzle.runs == plays.reduce(0) { $0 + $1.runs(of: $1.ways.count) })
    #expect(puzzle.detours == plays.reduce(0) { $0 + $1.detours })
    #expect(puzzle.gamesWithDetours == plays.count { $0.detours > 0 })
    #expect(Self.entries(puzzle.solutionSlides) == Self.entries(solutions.compactMap(\.solution)))
    let runs = solutions.map { $0.runs(of: $0.solution ?? 0) }
    #expect(Self.entries(puzzle.solutionRuns) == Self.entries(runs))
    let distances = plays.compactMap(\.start).filter(\.isSolvable).map(\.distance)
    #expect(Self.entries(puzzle.distances) == Self.entries(distances))
    let excess = solutions.map { ($0.solution ?? 0) - ($0.start?.distance ?? 0) }
    #expect(Self.entries(puzzle.excess) == Self.entries(excess))
    #expect(excess.allSatisfy { $0 >= 0 })

    let times = plays.flatMap { play in
      play.record.annotations.filter { $0.ply <= play.ways.count }.compactMap(\.time)
    }
    #expect(puzzle.times.moves == times.count)
    #expect(puzzle.times.total == times.reduce(0, +))
    #expect(puzzle.times.shortest == times.min())
    #expect(puzzle.times.longest == times.max())
    #expect(Self.entries(puzzle.years) == Self.entries(records.compactMap { $0.date?.year }))
    for (tally, name) in [(puzzle.players, \PuzzleRecord.player), (puzzle.events, \.event)] {
      for entry in tally.entries {
        let own = games.filter { $0.record[keyPath: name] == entry.key }
        #expect(entry.count.games == own.count)
        #expect(entry.count.successes == own.count { ($0.solution ?? 0) > 0 })
      }
    }
  }

  @Test(
    arguments: [
      // start, goal, slides, solved, runs, distance, detours
      ("1 2 0 3", PuzzleGoal.openLast, [3], 1, 1, 1, 0),
      ("0 2 1 3", .openLast, [1, 3], 2, 2, 2, 0),
      ("1 2 0 3", .openLast, [1, 1, 3], 3, 3, 1, 1),
      ("1 2 0 3", .openLast, [3, 3, 3], 1, 1, 1, 1),
      ("1 2 0 3", .openLast, [1], nil, 1, 1, 0),
      ("1 2 0 3", .openLast, [2], nil, 0, 1, 0),
      ("2 1 3 0", .openLast, [3], nil, 1, nil, 0),
      ("1 0 2 3", .openFirst, [1], 1, 1, 1, 0),
    ] as [(String, PuzzleGoal, [UInt8], Int?, Int, Int?, Int)]
  )
  func `of one puzzle are those that one expects`(
    start: String,
    goal: PuzzleGoal,
    slides: [UInt8],
    solution: Int?,
    runs: Int,
    distance: Int?,
    detours: Int
  ) throws {
    let size = try #require(PuzzleSize(columns: 2, rows: 2))
    let numbers = start.split(separator: " ").compactMap { UInt8($0) }
    let layout = PanelLayout(size: size, numbers: numbers)
    let all = Self.count([PuzzleRecord(start: layout, goal: goal, slides: slides)])
    #expect(all.records.games == 1)
    #expect(all.puzzle.solutionSlides.maximum == solution)
    #expect(all.puzzle.solved == (solution == nil ? 0 : 1))
    #expect(all.puzzle.distances.maximum == distance)
    #expect(all.puzzle.unsolvable == (distance == nil ? 1 : 0))
    #expect(all.puzzle.detours == detours)
    if solution == nil || solution == slides.count { #expect(all.puzzle.runs == runs) }
  }

  @Test func `do not depend on how the records are divided`() {
    let records = Self.records(300, seed: 72)
    var generator = SeededGenerator(seed: 73)
    for limit in [.usual, TallyLimit(keys: 3, bytes: .max)] {
      var whole = GameStatistics(StatisticsOptions(limit: limit))
      for record in records { whole.add(record) }
      for _ in 0..<10 {
        var sum = GameStatistics(StatisticsOptions(limit: limit))
        var rest = records[...]
        while !rest.isEmpty {
          let length = Int.random(in: 0...80, using: &generator)
          sum.add(Self.count(rest.prefix(length)))
          rest = rest.dropFirst(length)
        }
        #expect(sum == whole)
        for form in StatisticsForm.allCases {
          #expect(sum.bytes(as: form) == whole.bytes(as: form))
        }
      }
    }
  }

  @Test func `leave those of Reversi as they are`() {
    let reversi = StatisticsTests.records(50, seed: 74)
    var mixed = StatisticsTests.count(reversi)
    for record in Self.records(50, seed: 75) { mixed.add(record) }
    let alone = StatisticsTests.count(reversi)
    #expect(mixed.reversi == alone.reversi)
    #expect(mixed != alone)
    #expect(mixed.records(of: ReversiRecord.game) == alone.records)
    let lines = String(decoding: mixed.csv(top: 10), as: UTF8.self).split(separator: "\r\n")
    for line in String(decoding: alone.csv(top: 10), as: UTF8.self).split(separator: "\r\n")
    where !line.hasPrefix("records,") && !line.hasPrefix("boards,") {
      #expect(lines.contains(line))
    }
  }

  @Test(arguments: [0, 0.000_001, 1, 59.5, 1e300, .greatestFiniteMagnitude])
  func `count any time`(seconds: Double) {
    var times = TimeFigures()
    times.add(seconds)
    times.add(seconds)
    #expect(times.moves == 2)
    #expect(times.shortest == min(seconds, 9_223_372_036_854.775807))
    #expect(times.total == min(2 * seconds, 9_223_372_036_854.775807))
  }
}

/// A record played in the simplest code.
private struct PlainPlay {
  let record: PuzzleRecord
  let start: PlainPuzzle?
  /// The ways of the slides, as far as they are legal.
  private(set) var ways: [[Int]] = []
  /// The number of slides until the goal is reached.
  private(set) var solution: Int?

  init(_ record: PuzzleRecord) {
    self.record = record
    start = PlainPuzzle(record)
    guard var puzzle = start else { return }
    if puzzle.rows == puzzle.goal { solution = 0 }
    for panel in record.slides {
      guard let way = puzzle.slide(Int(panel)) else { break }
      ways.append(way)
      if solution == nil, puzzle.rows == puzzle.goal { solution = ways.count }
    }
  }

  var isLegal: Bool { start != nil && ways.count == record.slides.count }

  /// How many ways are the opposite of the one before, each with a partner of its own.
  var detours: Int {
    var (count, index) = (0, 1)
    while index < ways.count {
      let isBack = ways[index] == ways[index - 1].map { -$0 }
      count += isBack ? 1 : 0
      index += isBack ? 2 : 1
    }
    return count
  }

  /// How many times the way changes in the first slides, and one.
  func runs(of count: Int) -> Int {
    zip(ways.prefix(count), ways.prefix(count).dropFirst()).count { $0 != $1 } + min(count, 1)
  }
}

extension PuzzleRecord {
  /// Returns a record whose slides are a solution with detours, wrong or missing, or whose start is
  /// no puzzle.
  fileprivate static func anyForStatistics(
    using generator: inout some RandomNumberGenerator
  ) -> PuzzleRecord {
    let lengths = [(2, 2), (3, 2), (2, 3), (4, 2), (3, 3)].randomElement(using: &generator)
    let size = lengths.flatMap { PuzzleSize(columns: $0.0, rows: $0.1) } ?? .standard
    let goal = PuzzleGoal.allCases.randomElement(using: &generator) ?? .openLast
    let puzzle = Puzzle.shuffled(size: size, goal: goal, using: &generator)
    var record = PuzzleRecord(start: puzzle.layout, goal: goal)
    record = (try? record.shortestSolution()) ?? record
    record.result = nil
    func exchange(_ change: (inout [UInt8]) -> Void) {
      var numbers = record.start.numbers
      change(&numbers)
      record.start = PanelLayout(size: size, numbers: numbers)
    }
    switch Int.random(in: 0...8, using: &generator) {
    case 0: record.slides = []
    case 1: record.slides.removeLast()
    case 2:
      let index = Int.random(in: 0..<record.slides.count, using: &generator)
      record.slides.insert(contentsOf: [record.slides[index], record.slides[index]], at: index)
    case 3: record.slides.append(contentsOf: record.slides.suffix(1))
    case 4: record.slides.insert(UInt8(size.panelCount), at: record.slides.count / 2)
    case 5:
      exchange { numbers in
        let panels = numbers.indices.filter { numbers[$0] > 0 }
        numbers.swapAt(panels[0], panels[1])
      }
    case 6: exchange { $0[0] = $0[1] }
    case 7: record.start = goal.layout(size: size)
    default: break
    }
    return record
  }
}
