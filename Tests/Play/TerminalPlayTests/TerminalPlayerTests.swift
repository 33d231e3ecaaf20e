import Apps
@testable import TerminalOutput
@testable import TerminalPlay
import TestSupport
import Testing

/// The player with a clock that only moves during waits.
@Suite struct TerminalPlayerTests {
  /// A terminal that records what is written and when.
  final class Stage: TerminalStage {
    var now = 1_000
    var size = TerminalSize(columns: 80, lines: 40)
    /// What remains on the terminal.
    var rest = ""
    /// What was written, with the times since the start in milliseconds.
    var writes: [(time: Int, text: String)] = []
    /// How long each write takes, in milliseconds.
    var slowness = 0
    /// Events with their times in milliseconds.
    var events: [(time: Int, event: TerminalEvent, columns: Int, lines: Int)] = []

    func wait(until limit: Int?) -> TerminalEvent {
      let time = limit ?? .max
      if let next = events.first, next.time * 1_000_000 + 1_000 < time {
        now = max(now, next.time * 1_000_000 + 1_000)
        events.removeFirst()
        size = TerminalSize(columns: next.columns, lines: next.lines)
        return next.event
      }
      now = max(now, time)
      return .time
    }

    func write(_ text: String, leaving rest: String) -> Bool {
      let time = (now - 1_000) / 1_000_000
      if let next = events.first, next.time <= time { return false }
      writes.append((time, text))
      self.rest = rest
      now += slowness * 1_000_000
      return true
    }
  }

  static let frames = game.frames(options)
  static let options: RenderingOptions = {
    var options = RenderingOptions()
    options.pace = Pace(delay: 500, flipDelay: 13, hold: 2000)
    return options
  }()
  static let game: PlayedGame = {
    let record = ReversiRecord(moves: Move.list("f5d6c5f6e7f4g5e6e3"))
    return PlayedGame(record, ReplayAttempt(record).replay)
  }()

  @discardableResult
  private func play(_ stage: Stage, _ rounds: Int = 1) throws -> RenderingError? {
    var player = TerminalPlayer(TerminalPlayback(Self.game, Self.options), on: stage)
    return try player.play(rounds)
  }

  /// The beginning of a text that redraws everything.
  static let redrawing = "\u{1B}[?2026h\u{1B}[H\u{1B}[2J"

  @Test func `each frame is shown at its time, however often the game is played`() throws {
    let stage = Stage()
    try play(stage, 3)
    let times = (0..<3).flatMap { round in
      Self.frames.map { $0.time + round * Self.frames.duration }
    }
    #expect(stage.writes.map(\.time) == times)
    // The last frame remains on the display.
    #expect((stage.now - 1_000) / 1_000_000 == times.last)
  }

  @Test func `a slow terminal skips frames and delays none`() throws {
    let stage = Stage()
    stage.slowness = 30
    try play(stage)
    let due = Set(Self.frames.map(\.time))
    #expect(stage.writes.count > 20)
    #expect(stage.writes.count < Self.frames.count)
    #expect(
      stage.writes.allSatisfy { write in due.contains { (0...30).contains(write.time - $0) } }
    )
  }

  @Test(arguments: [0, 1])
  func `no speed keeps the processor busy`(delay: Int) throws {
    let stage = Stage()
    var options = RenderingOptions()
    options.pace = Pace(delay: delay, flipDelay: 0, hold: delay)
    var player = TerminalPlayer(TerminalPlayback(Self.game, options), on: stage)
    #expect(try player.play(50) == nil)
    #expect(zip(stage.writes, stage.writes.dropFirst()).allSatisfy { $1.time >= $0.time + 10 })
    #expect(stage.rest.contains("won"))
  }

  @Test func `the first write has the whole frame, later ones only the changes`() throws {
    let stage = Stage()
    try play(stage)
    #expect(stage.writes.count == Self.frames.count)
    #expect(stage.writes.allSatisfy { $0.text.hasPrefix("\u{1B}[?2026h") })
    #expect(stage.writes.allSatisfy { $0.text.hasSuffix("\u{1B}[?2026l") })
    #expect(stage.writes[0].text.utf8.count > 2_000)
    #expect(stage.writes.dropFirst().allSatisfy { $0.text.utf8.count < 600 })
  }

  @Test func `another size redraws the display and keeps the times`() throws {
    let stage = Stage()
    stage.events = [
      (600, .otherSize, 80, 24), (1_200, .otherSize, 20, 4), (1_800, .otherSize, 80, 40),
      (1_900, .otherSize, 80, 40),
    ]
    #expect(try play(stage) == nil)
    let others = stage.writes.filter { $0.text.hasPrefix(Self.redrawing) }
    try #require(others.map(\.time) == [0, 600, 1_200, 1_800, 1_900])
    #expect(
      others[2].text == Self.redrawing
        + "the window is too\r\nsmall: 23×12 needed,\r\n20×4 available\u{1B}[?2026l"
    )
    #expect(stage.writes.filter { (1_201..<1_800).contains($0.time) }.isEmpty)
    #expect(stage.writes.last?.time == Self.frames.last?.time)
  }

  @Test func `the last frame remains, or the reason why it could not be shown`() throws {
    let stage = Stage()
    #expect(try play(stage) == nil)
    #expect(stage.rest.contains("won"))
    #expect(stage.rest.hasSuffix("\r\n"))
    stage.events = [(stage.now / 1_000_000 + 700, .otherSize, 3, 1)]
    let error = try play(stage)
    #expect(error?.message == "the window is too small: 23×12 needed, 3×1 available")
    #expect(stage.writes.last?.text == Self.redrawing + "the\u{1B}[?2026l")
    #expect(stage.rest == "")
  }

  @Test func `a continued process shows its frame again`() throws {
    let stage = Stage()
    stage.events = [(600, .continued, 80, 40)]
    try play(stage)
    let frame = try #require(Self.frames.last { $0.time <= 600 })
    #expect(stage.writes.last?.time == Self.frames[Self.frames.count - 1].time + 600 - frame.time)
    #expect(stage.writes.filter { $0.text.hasPrefix(Self.redrawing) }.map(\.time) == [0, 600])
  }

  @Test(arguments: Array(0..<frames.count).sample(10), [TerminalEvent.otherSize, .continued])
  func `a display that may have changed is not updated`(
    index: Int,
    event: TerminalEvent
  ) throws {
    let stage = Stage()
    // While the frame is written.
    let time = Self.frames[index].time
    stage.events = [(time, event, 60, 30)]
    try play(stage)
    let here = stage.writes.filter { $0.time == time }
    #expect(here.count == 1)
    #expect(here.allSatisfy { $0.text.hasPrefix(Self.redrawing) })
    #expect(stage.rest.contains("won"))
  }
}
