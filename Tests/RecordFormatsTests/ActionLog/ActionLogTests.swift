import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `An action log` {
  private func parse(_ text: String) -> [ParsedRecord] { ActionLogFormat().readAll(text) }

  private func parse(_ lines: [String]) -> [ParsedRecord] {
    parse(lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: LogDialect.allCases)
  func `has the games that were played`(dialect: LogDialect) {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let games = (0..<3).map { _ in Position.initial.randomGame(using: &generator) }
      let parsed = parse(games.map { dialect.log(of: $0) }.joined())
      #expect(parsed.flatMap(\.findings).isEmpty)
      #expect(parsed.compactMap(\.reversi) == games.map { ReversiRecord(moves: $0) })
    }
  }

  @Test func `begins with the board that was printed before the first move`() throws {
    var generator = SeededGenerator(seed: 7)
    for size in [(4, 4), (8, 8), (10, 6), (12, 16)] {
      let size = try #require(BoardSize(width: size.0, height: size.1))
      for count in 1..<9 {
        var start = Position.initial(size: size)
        for _ in 0..<count { try start.play(start.randomMove(using: &generator)) }
        let moves = start.randomGame(using: &generator)
        guard start.turn != nil, moves.first != .pass else { continue }
        let parsed = parse(LogDialect.redux.log(of: moves, from: start))
        #expect(parsed.flatMap(\.findings).isEmpty)
        #expect(parsed.map(\.reversi) == [ReversiRecord(start: start, moves: moves)])
      }
    }
  }

  @Test(arguments: LogDialect.allCases)
  func `ends a game with a reset, and skips games without moves`(dialect: LogDialect) {
    let lines = dialect.reset + dialect.mode(.computer, of: .dark) + dialect.reset
    let text =
      lines.joined(separator: "\n") + "\n" + dialect.log(of: Move.list("f5d6"))
      + dialect.log(of: Move.list("f5d6c5f6e7f4g5e6e3")) + dialect.reset.joined(separator: "\n")
    #expect(
      parse(text).map(\.reversi) == [
        ReversiRecord(moves: Move.list("f5d6"), sessionChanges: [SessionChange(ply: 2, .reset)]),
        ReversiRecord(moves: Move.list("f5d6c5f6e7f4g5e6e3")),
      ]
    )
  }

  @Test(arguments: LogDialect.allCases)
  func `has the modes`(dialect: LogDialect) {
    let lines =
      dialect.mode(.computer, of: .light) + dialect.placement(of: .dark, at: "f5")
      + dialect.mode(.manual, of: .light) + dialect.mode(.computer, of: .dark)
    #expect(
      parse(lines).map(\.reversi) == [
        ReversiRecord(
          players: Players(light: Player(mode: .computer)),
          moves: Move.list("f5"),
          sessionChanges: [
            SessionChange(ply: 1, .mode(.light, .manual)),
            SessionChange(ply: 1, .mode(.dark, .computer)),
          ]
        )
      ]
    )
  }

  @Test(arguments: LogDialect.allCases)
  func `has no moves that the fork refused`(dialect: LogDialect) {
    let taps: [(Disk, String)] = [
      (.dark, "a1"), (.dark, "f5"), (.light, "f5"), (.light, "d6"),
    ]
    let parsed = parse(taps.flatMap { dialect.placement(of: $0.0, at: $0.1) })
    #expect(parsed.map(\.reversi) == [ReversiRecord(moves: Move.list("f5d6"))])
    #expect(
      parsed.flatMap(\.findings).map(\.message) == [
        "dark cannot place a disk at a1, as the move flips no disk; the fork ignores this",
        "light cannot place a disk at f5, as the square is occupied; the fork ignores this",
      ]
    )
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.severity == .note })
  }

  @Test(arguments: LogDialect.allCases)
  func `is read up to a gap`(dialect: LogDialect) {
    let taps: [(Disk, String)] = [(.dark, "f5"), (.dark, "c4"), (.light, "d6")]
    let parsed = parse(taps.flatMap { dialect.placement(of: $0.0, at: $0.1) })
    #expect(parsed.map(\.reversi) == [ReversiRecord(moves: Move.list("f5"))])
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["action-log-turn"])
    let start = parse(taps.dropFirst(2).flatMap { dialect.placement(of: $0.0, at: $0.1) })
    #expect(start.map(\.reversi) == [nil])
  }

  @Test(arguments: LogDialect.allCases)
  func `is read up to an incomplete placement`(dialect: LogDialect) {
    let line = dialect.placement(of: .light, at: "d6")
    let cuts = [
      line.map { $0.replacing("y: 5", with: "y: -5") },
      line.map { $0.replacing("x: 3", with: "x:") },
      line.map { $0.replacing("isk.", with: "isk") },
    ]
    for cut in cuts {
      let parsed = parse(
        dialect.placement(of: .dark, at: "f5") + cut + dialect.placement(of: .dark, at: "c3")
      )
      #expect(parsed.map(\.reversi) == [ReversiRecord(moves: Move.list("f5"))])
      #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["action-log-value"])
    }
  }

  @Test func `takes coordinates only from placements`() {
    let dump = """
      ▿ Logic.AppAction.finisedLoadGame
        ▿ finisedLoadGame: Logic.AppState
          ▿ coordinate: Logic.Coordinate
            - x: 0
            - y: 0
          - disk: Logic.Disk.diskLight
      """
    let lines = dump.split(separator: "\n").map(String.init)
    let placement = LogDialect.redux.placement(of: .dark, at: "f5")
    #expect(
      parse(lines + placement + lines).map(\.reversi) == [ReversiRecord(moves: Move.list("f5"))]
    )
    #expect(parse(lines).compactMap(\.reversi).isEmpty)
  }

  @Test func `shows where each move is`() throws {
    let text = LogDialect.hironytic.log(of: Move.list("d3c3f5d2d1e1b2c1--d6"))
    let record = try #require(parse(text)[0].reversi)
    let origin = try #require(record.origin)
    // Places are counted from the first placement, with which the game begins.
    let start = try #require(text.firstRange(of: "Action: action(Reversi.Action.placeDisk"))
      .lowerBound
    let bytes = Array(text[start...].utf8)
    let places = origin.moves.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    #expect(places.count == 10)
    #expect(places[0].hasSuffix("placeDisk(disk: Reversi.Disk.dark, x: 3, y: 2)))"))
    #expect(places[8].contains("requestPassNotification"))
    #expect(places[9].hasSuffix("placeDisk(disk: Reversi.Disk.light, x: 3, y: 5)))"))
  }
}
