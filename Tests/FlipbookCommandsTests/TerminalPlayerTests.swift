import Flipbook
import TestSupport
import Testing

@testable import FlipbookCommands

/// The player with a clock that only goes on while it waits.
@Suite struct TerminalPlayerTests {
  /// A terminal that notes what is written and when.
  final class Stage: TerminalStage {
    var now = 1_000
    var size: (columns: Int, lines: Int)? = (80, 40)
    /// What was written, with the times since the start in milliseconds.
    var writes: [(time: Int, text: String)] = []
    /// How long each write takes, in milliseconds.
    var slowness = 0
    /// What happens at which time, in milliseconds.
    var events: [(time: Int, event: TerminalEvent, size: (columns: Int, lines: Int)?)] = []

    func wait(until time: Int) -> TerminalEvent {
      if let next = events.first, next.time * 1_000_000 + 1_000 < time {
        now = max(now, next.time * 1_000_000 + 1_000)
        events.removeFirst()
        size = next.size
        return next.event
      }
      now = max(now, time)
      return .time
    }

    func write(_ text: String) {
      writes.append(((now - 1_000) / 1_000_000, text))
      now += slowness * 1_000_000
    }
  }

  static let frames = game.frames(options)
  static let options: RenderingOptions = {
    var options = RenderingOptions()
    options.pace = Pace(delay: 500, flipDelay: 7, hold: 2000)
    return options
  }()
  static let game: PlayedGame = {
    let record = GameRecord(moves: Move.list("f5d6c5f6e7f4g5e6e3"))
    return PlayedGame(record, ReplayAttempt(record).replay)
  }()

  private func play(_ stage: Stage, _ rounds: Int = 1) throws {
    var player = TerminalPlayer(TerminalPlayback(Self.game, Self.options), on: stage)
    try player.play(rounds)
  }

  @Test func `each frame comes at its time, however often the game is played`() throws {
    let stage = Stage()
    try play(stage, 3)
    let times = (0..<3).flatMap { round in
      Self.frames.map { $0.time + round * Self.frames.duration }
    }
    #expect(stage.writes.map(\.time) == times)
    // The last frame stays on display anyway.
    #expect((stage.now - 1_000) / 1_000_000 == times.last)
  }

  @Test func `a slow terminal misses frames and delays none`() throws {
    let stage = Stage()
    stage.slowness = 20
    try play(stage)
    let due = Set(Self.frames.map(\.time))
    #expect(stage.writes.count > 20)
    #expect(stage.writes.count < Self.frames.count)
    #expect(
      stage.writes.allSatisfy { write in due.contains { (0...20).contains(write.time - $0) } }
    )
  }

  @Test func `a write has the whole frame, and later ones only what is new`() throws {
    let stage = Stage()
    try play(stage)
    #expect(stage.writes.count == Self.frames.count)
    #expect(stage.writes.allSatisfy { $0.text.hasPrefix("\u{1B}[?2026h") })
    #expect(stage.writes.allSatisfy { $0.text.hasSuffix("\u{1B}[?2026l") })
    #expect(stage.writes[0].text.utf8.count > 2_000)
    #expect(stage.writes.dropFirst().allSatisfy { $0.text.utf8.count < 600 })
  }

  @Test func `another size has the display drawn anew, and the times stay`() throws {
    let stage = Stage()
    stage.events = [
      (600, .otherSize, (80, 24)), (1_200, .otherSize, (20, 4)), (1_800, .otherSize, (80, 40)),
    ]
    try play(stage)
    let others = stage.writes.filter {
      $0.text.hasPrefix("\u{1B}[2J") || $0.text.utf8.count > 2_000
    }
    try #require(others.map(\.time) == [0, 600, 600, 1_200, 1_200, 1_800, 1_800])
    #expect(
      others[4].text
        == "\u{1B}[2J\u{1B}[Hthe board needs 32 columns and 12 lines; the terminal has 20 and 4"
    )
    #expect(stage.writes.filter { (1_201..<1_800).contains($0.time) }.isEmpty)
    #expect(stage.writes.last?.time == Self.frames.last?.time)
  }

  @Test func `a process that goes on begins its frame again`() throws {
    let stage = Stage()
    stage.events = [(600, .continued, (80, 40))]
    try play(stage)
    let frame = try #require(Self.frames.last { $0.time <= 600 })
    #expect(stage.writes.last?.time == Self.frames[Self.frames.count - 1].time + 600 - frame.time)
    #expect(stage.writes.filter { $0.text.utf8.count > 2_000 }.map(\.time) == [0, 600])
  }
}
