import Flipbook
@testable import Games
@testable import RecordQueries
import RecordFormats
import TestSupport
import Testing

@Suite struct StatisticsTests {
  /// Random records of all kinds, some with illegal moves, some without passes, some repeated.
  static func records(_ count: Int, seed: UInt64) -> [ReversiRecord] {
    var generator = SeededGenerator(seed: seed)
    let names = ["Ada Finch", "Ben Oak", "佐藤 花", "e\u{301}tude", "étude", "", "=1+1"]
    return (0..<count).map { _ in
      var record = ReversiRecord.random(using: &generator)
      if Bool.random(using: &generator) {
        // Short games, so that openings are repeated.
        record.start = .initial
        record.moves = Array(Position.initial.randomGame(using: &generator).prefix(4))
      }
      switch Int.random(in: 0...5, using: &generator) {
      case 0:
        let index = Int.random(in: 0...record.moves.count, using: &generator)
        record.moves.insert(.placement(.named("a1")), at: index)
      case 1: record.moves.append(.pass)
      case 2: record.removePasses()
      default: break
      }
      record.players.dark.name = names.randomElement(using: &generator)
      record.players.light.name = names.randomElement(using: &generator)
      return record
    }
  }

  static func count(_ records: some Sequence<ReversiRecord>, plies: Int = 3) -> GameStatistics {
    var statistics = GameStatistics(openingPlies: plies, isPart: true)
    for record in records { statistics.add(record) }
    return statistics
  }

  @Test func `equal a count by hand`() {
    let records = Self.records(600, seed: 61)
    let all = Self.count(records)
    let statistics = all.reversi
    let replays = records.map { ($0, ReplayAttempt($0)) }
    let games = replays.filter { !$0.0.moves.isEmpty }
    let steps = games.map { Array($0.1.replay.steps) }

    #expect(all.records.total == 600)
    #expect(all.records.games == games.count)
    #expect(all.records.positions == records.count(where: \.moves.isEmpty))
    let illegal = games.count { !$0.1.problems.allSatisfy { $0.kind == .missingPass } }
    #expect(illegal > 50)
    #expect(all.records.illegal == illegal)

    #expect(statistics.placements == steps.joined().count { $0.move != .pass })
    #expect(statistics.passes == steps.joined().count { $0.move == .pass })
    #expect(statistics.gamesWithPasses == steps.count { $0.contains { $0.move == .pass } })
    for length in 0...260 {
      #expect(
        statistics.lengths[length] == steps.count { $0.count { $0.move != .pass } == length }
      )
    }
    for ply in statistics.flips.plies {
      let flips = steps.joined().filter { $0.ply == ply.number }.compactMap { $0.flips?.count }
      #expect(ply.placements == flips.count)
      #expect(ply.flips == flips.reduce(0, +))
      #expect(ply.maximum == flips.max())
    }

    let outcomes = games.compactMap(\.1.replay.outcome)
    #expect(statistics.results.finished == outcomes.count)
    #expect(all.records.games - statistics.results.finished == games.count - outcomes.count)
    #expect(statistics.results.winners.darkWins == outcomes.count { $0.winner == .dark })
    #expect(statistics.results.winners.lightWins == outcomes.count { $0.winner == .light })
    #expect(statistics.results.winners.ties == outcomes.count { $0.winner == nil })
    #expect(statistics.results.darkDisks == outcomes.reduce(0) { $0 + $1.withEmpties.dark })
    #expect(statistics.results.lightDisks == outcomes.reduce(0) { $0 + $1.withEmpties.light })
    for margin in -256...256 {
      let count = outcomes.count { $0.withEmpties.dark - $0.withEmpties.light == margin }
      #expect(statistics.results.margins[margin] == count)
    }

    let boards = all.boards(of: ReversiRecord.game)
    for (size, count) in boards {
      let own = BoardSize(width: size.width, height: size.height)
      #expect(records.count { $0.start.board.size == own } == count)
    }
    #expect(boards.reduce(0) { $0 + $1.records } == 600)
    let usual = zip(games, steps).filter { game, _ in
      game.0.start == .initial(size: game.0.start.board.size)
    }
    #expect(statistics.otherStarts == games.count - usual.count)
    for (move, count) in statistics.firstMoves {
      let same = usual.count { game, steps in
        game.0.start.board.size == move.size && steps.first?.move == .placement(move.square)
      }
      #expect(same == count)
    }
    #expect(statistics.openingGames == usual.count { $0.1.count >= 3 })
  }

  @Test func `show the score of each player`() throws {
    let wipeOut = "f5d6c5f6e7f4g5e6e3"
    func game(_ dark: String, _ light: String, _ moves: String) -> ReversiRecord {
      ReversiRecord(
        players: Players(dark: Player(name: dark), light: Player(name: light)),
        moves: Move.list(moves)
      )
    }
    let statistics = Self.count([
      game("A", "B", wipeOut), game("B", "A", wipeOut), game("A", "C", wipeOut),
      game("A", "", "f5"), game("A", "A", wipeOut),
    ])
    let players = statistics.reversi.players(top: 10)
    #expect(players.map(\.name) == ["A", "B", "C"])
    #expect(players.map(\.score.games) == [6, 2, 1])
    #expect(players.map(\.score.darkGames) == [4, 1, 0])
    #expect(players.map(\.score.percent) == [60, 50, 0])
    #expect(statistics.reversi.players(top: 1).map(\.name) == ["A"])
    #expect(statistics.reversi.players(top: 0).isEmpty)
  }

  @Test func `do not depend on how the records are divided`() {
    let records = Self.records(400, seed: 62)
    var generator = SeededGenerator(seed: 63)
    for limit in [.usual, .none, TallyLimit(keys: 20, bytes: 21)] {
      var whole = GameStatistics(StatisticsOptions(openingPlies: 3, limit: limit))
      for record in records { whole.add(record) }
      if limit.keys == 20 {
        #expect(whole.reversi.openingCount == 20)
        #expect(whole.reversi.uncountedOpenings > 0)
        #expect(whole.reversi.playerCount < 4)
        #expect(whole.reversi.uncountedPlayers > 0)
      }
      for _ in 0..<20 {
        var sum = GameStatistics(StatisticsOptions(openingPlies: 3, limit: limit))
        var rest = records[...]
        while !rest.isEmpty {
          let length = Int.random(in: 0...100, using: &generator)
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

  @Test func `do not depend on whether passes are written`() {
    var generator = SeededGenerator(seed: 64)
    let games = (0..<200).map { _ in
      ReversiRecord(moves: Position.initial.randomGame(using: &generator))
    }
    let implied = games.map { game in
      var game = game
      game.removePasses()
      return game
    }
    #expect(games.contains { $0.moves.contains(.pass) })
    #expect(Self.count(games, plies: 32) == Self.count(implied, plies: 32))
  }

  @Test func `count declared results if the moves do not reach one`() {
    func declared(_ result: GameResult?, _ moves: String = "f5") -> WinnerCounts {
      Self.count([ReversiRecord(moves: Move.list(moves), result: result)]).reversi.declared
    }
    #expect(declared(nil) == WinnerCounts())
    #expect(declared(GameResult(ending: .resigned)) == WinnerCounts())
    #expect(declared(GameResult(winner: .dark)).darkWins == 1)
    #expect(declared(GameResult(margin: -2)).lightWins == 1)
    #expect(declared(GameResult(score: DiskCounts(dark: 32, light: 32))).ties == 1)
    // The player who runs out of time loses.
    let onTime = GameResult(score: DiskCounts(dark: 40, light: 24), winner: .light)
    #expect(declared(onTime).lightWins == 1)
    #expect(declared(onTime, "").lightWins == 1)
    #expect(declared(onTime, "f5d6c5f6e7f4g5e6e3") == WinnerCounts())
  }

  @Test func `distinguish unreadable records from damaged ones`() throws {
    let inputs = [
      ("jsonl", "{\"moves\": [\"f5\", \"d6\"]}\n{\"moves\": [\"f5\"\n{\"id\": \"position\"}\n"),
      ("transcript", "1. f5 d6 2. c3 Nf3 3. c4\nf5d6c3\n"),
    ]
    var statistics = GameStatistics()
    for (format, text) in inputs {
      for parsed in try FormatRegistry.standard.read(Array(text.utf8), as: format) {
        statistics.add(parsed)
      }
    }
    #expect(statistics.records.total == 5)
    #expect(statistics.records.unreadable == 1)
    #expect(statistics.records.positions == 1)
    #expect(statistics.records.damaged == 1)
    #expect(statistics.records.games == 3)
    #expect(statistics.records.illegal == 0)
    #expect(statistics.reversi.lengths.entries.map(\.number) == [2, 3])
  }
}
