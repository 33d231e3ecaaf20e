import AppTestSupport
@testable import Apps
import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

/// The logs in `Samples/puzzle-session`, and logs as seen by other programs.
@Suite struct `A sample of a log of the sliding puzzle` {
  private static let header = LogHeader<PuzzleState>(
    program: "flipbook 0.1.0",
    date: GameDate("2026-02-14T20:30:00Z"),
    PuzzleSettings(size: puzzleSize(3, 3), slideTime: SessionTime(milliseconds: 150))
  )

  /// The log of a session in virtual time.
  private struct Play {
    private var session = VirtualPuzzleSession(
      state: PuzzleState(header.settings),
      environment: header.settings.environment()
    )
    private var log = PuzzleLogLine.header(header).bytes

    /// Sends an event some milliseconds after the previous one; panels slide in the meantime.
    mutating func send(_ event: PuzzleEvent, after milliseconds: Int) {
      wait(milliseconds)
      write(session.send(event))
    }

    /// Ends the session.
    mutating func end(after milliseconds: Int) -> [UInt8] {
      wait(milliseconds)
      return log + PuzzleLogLine.ended(SessionTime(session.time)).bytes
    }

    private mutating func wait(_ milliseconds: Int) {
      let end = session.time + .milliseconds(milliseconds)
      while let updates = session.step(until: end) { write(updates) }
    }

    private mutating func write(_ updates: [PuzzleUpdate]) {
      for update in updates { log += PuzzleLogLine.event(LoggedPuzzleEvent(update)).bytes }
    }
  }

  /// Two games: one that is solved, and one that is given up.
  private static func twoGames() throws -> [UInt8] {
    var play = Play()
    play.send(.started(nil), after: 0)
    play.send(.shufflePressed, after: 1_200)
    play.send(.shuffleCancelled, after: 640)
    play.send(.shufflePressed, after: 910)
    play.send(.shuffleConfirmed(try puzzle([[1, 3, 6], [5, 2, 0], [4, 7, 8]])), after: 480)
    // Not in line with the open cell.
    play.send(.tapped(Cell(column: 0, row: 0)), after: 2_350)
    play.send(.slid(.down), after: 1_080)
    play.send(.typed(3), after: 760)
    // The panel is still sliding.
    play.send(.slid(.up), after: 70)
    play.send(.slid(.up), after: 300)
    play.send(.typed(5), after: 1_415)
    play.send(.typed(1), after: 890)
    play.send(.undone, after: 2_005)
    play.send(.slid(.up), after: 655)
    // Two panels slide.
    play.send(.tapped(Cell(column: 2, row: 2)), after: 1_530)
    play.send(.shufflePressed, after: 3_400)
    play.send(.shuffleConfirmed(try puzzle([[8, 6, 7], [2, 5, 4], [3, 0, 1]])), after: 720)
    play.send(.tapped(Cell(column: 1, row: 0)), after: 4_100)
    play.send(.slid(.left), after: 1_260)
    return play.end(after: 2_000)
  }

  @Test func `is what the app does`() throws {
    let log = try Self.twoGames()
    let text = String(decoding: log, as: UTF8.self)
    #expect(try Snapshot.matches(text, file: "Samples/puzzle-session/two-games.log"))
    #expect(PuzzleLog(log).findings.isEmpty)
  }

  @Test func `shows a shuffle, an undo and a solved puzzle`() throws {
    let log = try Self.twoGames()
    let parsed = LogFormat.puzzleSession().readAll(log)
    #expect(parsed.flatMap(\.findings).isEmpty)
    let records = parsed.compactMap { $0.record(as: PuzzleRecord.self) }
    #expect(records.map(\.slides) == [[6, 3, 2, 5, 4, 7, 8], [5, 6, 7]])
    #expect(records.map(\.result?.ending) == [.solved, .unsolved])
    #expect(records.first?.annotations.map(\.time) == [3.43, 0.61, 0.22, 1.265, 0.655, 1.38, 0])
    #expect(records.first?.date == GameDate("2026-02-14T20:30:00Z"))
    let places = try #require(records.first?.origin?.moves)
    // Both panels of a line have the place of the tap.
    #expect(places[5] == places[6])
    let ignored = PuzzleLog(log).updates.compactMap(\.refusal).map(\.event)
    #expect(ignored == [.tapped(Cell(column: 0, row: 0)), .slid(.up)])
  }

  // MARK: The schema

  private static func validate(_ lines: [UInt8]) throws -> [Bool] {
    try JSONSchemaValidator(Schema.sessions[1].bytes).validate(lines)
  }

  @Test(.needs(.jsonschema))
  func `is valid by the schema line by line, as is every log`() throws {
    var generator = SeededGenerator(seed: 12)
    var log = try Self.twoGames()
    let app = TestedPuzzle()
    var state: PuzzleState?
    for header in app.headers + app.headers.suffix(1) {
      let start = state?.puzzle.size == header.settings.size ? state : nil
      let session = app.random(header, in: start, count: 300, using: &generator)
      log += session.log
      state = session.state
    }
    #expect(try Self.validate(log).allSatisfy(\.self))
  }

  @Test(.needs(.jsonschema))
  func `is valid by the schema if and only if it can be read`() throws {
    let lines = String(
      decoding: Repository.bytes(of: "Tests/Data/apps/puzzle-lines.jsonl"),
      as: UTF8.self
    )
    .split(separator: "\n")
    let fits = try Self.validate(Array(lines.joined(separator: "\n").utf8))
    try #require(fits.count == lines.count)
    for (line, fits) in zip(lines, fits) {
      var reader = LogLineReader(SourceText(name: "test", bytes: Array(line.utf8)[...]))
      _ = PuzzleState.read(&reader)
      #expect(reader.findings.isEmpty == fits, "\(line)")
    }
  }
}
