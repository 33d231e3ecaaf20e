import Apps
import TerminalOutput
@testable import TerminalPlay
import TestSupport
import Testing

/// A log on a terminal with a clock that only moves during waits.
@Suite(.waits) struct `A session on a terminal` {
  typealias Stage = TerminalPlayerTests.Stage

  static let log = SessionLog(Repository.bytes(of: "Samples/session/two-games.log"))

  @discardableResult
  private func play(_ stage: Stage, speed: Double = 1, maxWait: Int? = nil) throws -> Int {
    let picture = GamePicture(palette: Theme.classic.colours, colours: .none, home: nil)
    let timeline = SessionTimeline(Self.log, speed: speed, maxWait: maxWait)
    var player = SessionPlayer(SessionCursor(Self.log), timeline, picture, on: stage)
    return try player.play()
  }

  private func times(speed: Double, maxWait: Int?) -> [Int] {
    SessionTimeline(Self.log, speed: speed, maxWait: maxWait).times.map { $0 / 1_000_000 }
  }

  @Test func `has the recorded speed, another one, or no long waits`() {
    let recorded = Self.log.updates.map { SessionTime($0.time).milliseconds }
    #expect(times(speed: 1, maxWait: nil) == [0] + recorded + [62_662])
    #expect(times(speed: 2, maxWait: nil).last == 31_331)
    let limited = times(speed: 1, maxWait: 500)
    #expect(zip(limited, limited.dropFirst()).allSatisfy { $1 - $0 <= 500 })
    let short = times(speed: 1, maxWait: 200)
    #expect(short.last == Self.sum(of: recorded + [62_662], limit: 200))
    #expect(times(speed: 1, maxWait: 0).allSatisfy { $0 == 0 })
  }

  private static func sum(of times: [Int], limit: Int) -> Int {
    zip(times, times.dropFirst()).reduce(0) { $0 + min($1.1 - $1.0, limit) }
  }

  @Test func `shows each change when it happened, and leaves the last board`() throws {
    let stage = Stage()
    #expect(try play(stage) == Self.log.entries.count)
    // The reset question may hide a change behind it.
    let visible = Self.log.updates.filter { $0.effects != nil && $0.state.question == .closed }
    let times = Set(stage.writes.map(\.time))
    #expect(visible.allSatisfy { times.contains(SessionTime($0.time).milliseconds) })
    #expect((stage.now - 1_000) / 1_000_000 == 62_662)
    #expect(stage.rest.hasSuffix("Light is to move.\r\n"))
  }

  @Test(.needs(.pyte))
  func `has alerts, modes, messages and a thinking indicator, and only its own keys`()
    throws
  {
    let stage = Stage()
    try play(stage)
    let screens = try Pyte.screens(columns: 80, lines: 40, after: stage.writes.map(\.text))
      .map { lines in lines.map { $0.map(\.text).joined() }.joined(separator: "\n") }
    func screen(at time: Int) -> String {
      let index = stage.writes.lastIndex { $0.time <= time } ?? 0
      return screens[index]
    }
    #expect(screen(at: 0).contains("manual"))
    #expect(!screen(at: 0).contains("computer"))
    #expect(screen(at: 2_000).contains("computer"))
    #expect(screen(at: 6_000).contains("thinking"))
    #expect(!screen(at: 8_000).contains("thinking"))
    #expect(screen(at: 21_500).contains("Do you really want to"))
    #expect(screen(at: 21_500).contains("Cancel"))
    #expect(!screen(at: 22_500).contains("Cancel"))
    #expect(screen(at: 54_000).contains("Cannot place a disk."))
    #expect(screen(at: 54_000).contains("Dismiss"))
    #expect(screen(at: 70_000).contains("11. e3"))
    #expect(screens.allSatisfy { $0.contains("Space: pause, ?: all keys, q: quit") })
    #expect(screen(at: 6_100).contains("event 6 of 57"))
    #expect(screen(at: 6_100).contains("because the computer is"))
    #expect(screen(at: 62_662).contains("62.662 s"))
  }

  @Test func `is redrawn at another size, and continues where it was stopped`() throws {
    let stage = Stage()
    stage.events = [
      (time: 3_000, event: .otherSize, columns: 40, lines: 24),
      (time: 10_000, event: .continued, columns: 40, lines: 24),
      (time: 30_000, event: .otherSize, columns: 10, lines: 4),
      (time: 31_000, event: .otherSize, columns: 80, lines: 40),
    ]
    try play(stage)
    let redrawing = TerminalPlayerTests.redrawing
    let redrawn = stage.writes.filter { $0.text.hasPrefix(redrawing) }.map(\.time)
    #expect([3_000, 10_000, 30_000, 31_000].allSatisfy(redrawn.contains))
    // The wait until 13.05 seconds had begun at 7.77 seconds.
    #expect((stage.now - 1_000) / 1_000_000 > 62_662)
  }

  private func keys(_ keys: [(time: Int, bytes: String)]) -> Stage {
    let stage = Stage()
    stage.events = keys.map { (time: $0, event: .input(Array($1.utf8)), columns: 80, lines: 40) }
    return stage
  }

  @Test func `stops while it is paused`() throws {
    let stage = keys([(10_000, " "), (25_000, " ")])
    try play(stage)
    let meanwhile = stage.writes.map(\.time).filter { 10_001..<25_000 ~= $0 }
    #expect(meanwhile == [])
    #expect((stage.now - 1_000) / 1_000_000 == 62_662 + 15_000)
  }

  @Test(arguments: ["n", "\u{1B}[C"])
  func `shows the next event at once, pauses there, and is resumed from there`(key: String) throws {
    let updates = Self.log.updates.map { SessionTime($0.time).milliseconds }
    let index = try #require(updates.firstIndex { $0 > 10_000 })
    let stage = keys([(10_000, key), (15_000, " ")])
    try play(stage)
    #expect((stage.now - 1_000) / 1_000_000 == 62_662 - (updates[index] - 15_000))
    // At the end it waits for the viewer, who may go back.
    let count = Self.log.entries.count
    for last in Effort.isFull ? ["q", " "] : [key == "n" ? "q" : " "] {
      let stepping = keys((0...count).map { (10 * $0, key) } + [(20 * count, last)])
      #expect(try play(stepping) == count)
      #expect((stepping.now - 1_000) / 1_000_000 == 20 * count)
      #expect(stepping.rest.hasSuffix("Light is to move.\r\n"))
    }
  }

  @Test func `goes back and forth`() throws {
    let stops = SessionCursor(Self.log).stops
    let differences = try Answers.differences("play/ways") { row in
      let stage = keys([(6_100, row.text), (6_200, "q")])
      let place = try play(stage)
      #expect((stage.now - 1_000) / 1_000_000 == 6_200)
      return "event \(stops.event(at: place))"
    }
    #expect(differences == [])
  }

  @Test func `begins paused at another place`() throws {
    var cursor = SessionCursor(Self.log)
    cursor.go(to: 45)
    let stage = keys([(100_000, "q")])
    let picture = GamePicture(palette: Theme.classic.colours, colours: .none)
    let timeline = SessionTimeline(Self.log, speed: 1, maxWait: nil)
    var player = SessionPlayer(cursor, timeline, picture, on: stage)
    #expect(try player.play() == 45)
    #expect(stage.writes.map(\.time) == [0])
    #expect(stage.writes.first?.text.contains("Paused. Space: resume") ?? false)
    // Without keys it could not be resumed.
    let silent = Stage()
    var other = SessionPlayer(cursor, timeline, picture, takesKeys: false, on: silent)
    #expect(try other.play() == Self.log.entries.count)
    #expect(silent.now - 1_000 == (timeline.times.last ?? 0) - timeline.times[44])
  }

  @Test(arguments: [" ", "\u{1B}[<0;5;5M"])
  func `steps while it is paused`(pause: String) throws {
    let stage = keys([(10_000, pause), (20_000, "n"), (30_000, "q")])
    try play(stage)
    #expect(stage.writes.map(\.time).contains(20_000))
    #expect((stage.now - 1_000) / 1_000_000 == 30_000)
  }

  @Test(arguments: [("q", 0), ("\u{1B}", 50)])
  func `ends when the viewer quits`(key: String, patience: Int) throws {
    let stage = keys([(10_000, "xF1" + key)])
    let shown = try play(stage)
    let seen = Self.log.updates.count { SessionTime($0.time).milliseconds <= 10_000 }
    #expect(shown == 1 + seen)
    let summary = SessionSummary(Self.log, shown: Self.log.entries.prefix(shown))
    #expect("\(summary)" == "stopped after \(seen) of 57 events")
    #expect((stage.now - 1_000) / 1_000_000 == 10_000 + patience)
    #expect(stage.rest.contains("is to move.\r\n"))
  }

  @Test func `names no keys if none can be read`() throws {
    let stage = Stage()
    let picture = GamePicture(palette: Theme.classic.colours, colours: .none, home: nil)
    let timeline = SessionTimeline(Self.log, speed: 1, maxWait: 0)
    let cursor = SessionCursor(Self.log)
    var player = SessionPlayer(cursor, timeline, picture, takesKeys: false, on: stage)
    _ = try player.play()
    #expect(stage.writes.contains { $0.text.contains("Ctrl-C: quit") })
    #expect(!stage.writes.contains { $0.text.contains("Space") })
  }

  @Test func `without events shows nothing`() throws {
    let stage = Stage()
    let picture = GamePicture(palette: Theme.classic.colours, colours: .none, home: nil)
    let log = SessionLog(Array("{\"session\":1}\n".utf8))
    var player = SessionPlayer(
      SessionCursor(log),
      SessionTimeline(log, speed: 1, maxWait: nil),
      picture,
      on: stage
    )
    #expect(try player.play() == 1)
    #expect(stage.writes.isEmpty)
  }
}
