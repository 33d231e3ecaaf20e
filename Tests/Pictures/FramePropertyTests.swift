import FrameRendering
import GameRecords
import Games
import ReversiRules
import TestSupport
import Testing

@Suite struct `The frames of every game` {
  private static let sizes = [(8, 8), (4, 4), (6, 4)]
    .compactMap { BoardSize(width: $0.0, height: $0.1) }

  /// The number of frames of a move.
  private static func count(of step: ReplayStep) -> Int { 2 + (step.flips?.count ?? 0) }

  @Test(arguments: Effort.seeds(4, all: 30), sizes)
  func `are one for each change of the screen`(seed: UInt64, size: BoardSize) throws {
    let replay = randomGame(seed: seed, size: size)
    let frames = Array(FrameSequence(replay))
    #expect(frames.count == 1 + replay.steps.reduce(0) { $0 + Self.count(of: $1) })
    #expect(frames.first?.disks == replay.start.board)
    #expect(frames.last?.disks == replay.end.board)
    let winner = replay.outcome?.winner
    #expect(frames.last?.screenMessage == winner.map { .won($0) } ?? .tied)
    let boards = frames.map(\.disks)
    for (index, (before, after)) in zip(frames, frames.dropFirst()).enumerated() {
      let (old, new) = (boards[index], boards[index + 1])
      let changed = size.squares.filter { old[$0] != new[$0] }
      #expect(changed == (after.changedSquare.map { [$0] } ?? []))
      if after.event != .done {
        #expect(after.diskCounts == before.diskCounts)
        #expect(after.screenMessage == before.screenMessage)
      }
    }
  }

  @Test(arguments: Effort.seeds(4, all: 20))
  func `go from the position before the first move to the last one of a range`(seed: UInt64) throws
  {
    let replay = randomGame(seed: seed)
    let all = Array(FrameSequence(replay))
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let first = Int.random(in: 1...replay.moves.count, using: &generator)
      let last = Int.random(in: first...replay.moves.count, using: &generator)
      let frames = Array(FrameSequence(replay, plies: first...last))
      let start = try #require(frames.first)
      #expect(start.event == .start)
      #expect(start.ply == first - 1)
      #expect(start.disks == replay.position(afterPly: first - 1).board)
      #expect(start.screenMessage == ScreenMessage(replay.position(afterPly: first - 1)))
      #expect(start.diskCounts == start.disks.counts)
      #expect(
        frames.dropFirst().map(\.shown)
          == all.dropFirst().filter { first...last ~= $0.ply }.map(\.shown)
      )
    }
    let ranges = [1...replay.moves.count, 0...Int.max, -3...replay.moves.count + 1]
    for plies in ranges { #expect(Array(FrameSequence(replay, plies: plies)) == all) }
  }

  @Test(arguments: Effort.seeds(4, all: 20), FrameSequence.Step.allCases)
  func `follow each other without gaps, each as long as the pace says`(
    seed: UInt64,
    step: FrameSequence.Step
  ) throws {
    let pace = Pace(delay: 410, flipDelay: 70, hold: 2000, speed: 2)
    let frames = FrameSequence(randomGame(seed: seed), by: step, pace: pace)
    var time = 0
    for frame in frames {
      #expect(frame.time == time)
      time += frame.duration
    }
    #expect(frames.duration == time)
    for frame in frames.dropLast() {
      switch frame.event {
      case .start, .done, .alert, .other: #expect(frame.duration == 205)
      case .placed, .flipped: #expect(frame.duration == 35)
      }
    }
    #expect(frames.last?.duration == 1000)
  }

  @Test(arguments: Effort.seeds(4, all: 20))
  func `are only those of finished moves and alerts when they go by moves`(seed: UInt64) {
    let replay = randomGame(seed: seed)
    let byDisk = FrameSequence(replay).filter {
      switch $0.event {
      case .placed, .flipped: false
      case .start, .done, .alert, .other: true
      }
    }
    #expect(FrameSequence(replay, by: .move).map(\.shown) == byDisk.map(\.shown))
  }

  @Test func `wait in proportion to the players' times, relative to the median`() {
    let pace = Pace(delay: 600, flipDelay: 100, hold: 3000, usesRecordedTimes: true)
    let thinkingTimes = [1: 2.0, 2: 10, 3: 0, 4: 200, 5: 5]
    let frames = FrameSequence(
      game("f5d6c5f6e7f4"),
      by: .move,
      pace: pace,
      thinkingTimes: thinkingTimes
    )
    // The median time of 5 seconds becomes the delay; the sixth move has no time.
    #expect(frames.map(\.duration) == [240, 1200, 100, 2400, 600, 600, 3000])
  }
}

extension Frame {
  /// Everything except the times.
  fileprivate var shown: [AnyHashable?] {
    [event, ply, player, move, board, changed, message, counts]
  }
}
