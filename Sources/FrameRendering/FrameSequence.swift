public import GameRecords
import ReversiRules

/// The frames of a game in order, with their times.
///
/// The first frame is the position before the first move shown. By disk, each placement has a frame
/// for the placed disk, one for each flip in flip order, and one when counts and message change; by
/// move, only the last of these. A pass has a frame with the alert and one after it.
public struct FrameSequence: Sendable {
  private var frames: [Frame]

  /// The steps that have a frame of their own.
  public enum Step: String, Hashable, CaseIterable, Sendable {
    /// Each disk that changes.
    case disk
    /// Each move as a whole.
    case move
  }

  /// Creates the frames of a game, or of some of its moves.
  /// - Parameters:
  ///   - replay: the game.
  ///   - plies: the moves to show, counted from 1, passes included; by default all.
  ///   - step: the steps that have a frame of their own.
  ///   - pace: how long frames are shown.
  ///   - thinkingTimes: the seconds that the players took, by the numbers of the moves, for a pace that
  ///     uses them.
  public init(
    _ replay: Replay,
    plies: ClosedRange<Int>? = nil,
    by step: Step = .disk,
    pace: Pace = Pace(),
    thinkingTimes: [Int: Double] = [:]
  ) {
    let first = Swift.min(Swift.max(1, plies?.lowerBound ?? 1), replay.moveCount + 1)
    let last = Swift.min(replay.moveCount, plies?.upperBound ?? .max)
    frames = [Frame(.start, ply: first - 1, at: replay.position(afterPly: first - 1))]
    var lastPlacement: Square?
    for played in replay.steps {
      guard played.ply <= last else { break }
      if case .placement(let square) = played.move { lastPlacement = square }
      if played.ply >= first {
        frames += Frame.frames(of: played, by: step, lastPlacement)
      } else {
        frames[0].lastPlacement = lastPlacement
      }
    }
    if last == replay.moveCount, replay.end.mustPass {
      frames.append(
        Frame(
          passAlert: last + 1,
          of: replay.end.turn,
          lastPlacement,
          at: replay.end
        )
      )
    }
    let waits = pace.waits(for: thinkingTimes)
    setTimes(pace) { _, frame in frame.isAtRest ? waits[frame.ply + 1] : nil }
  }

  /// Creates a sequence of frames that are given.
  /// - Parameters:
  ///   - frames: the frames, without times.
  ///   - pace: how long frames are shown.
  ///   - waits: the times for which frames at rest are shown, by their indices; others are shown as
  ///     long as usual.
  init(_ frames: [Frame], pace: Pace, waits: [Int: Int]) {
    self.frames = frames
    setTimes(pace) { index, _ in waits[index] }
  }

  private mutating func setTimes(_ pace: Pace, wait: (_ index: Int, Frame) -> Int?) {
    var time = 0
    for index in frames.indices {
      let wait = wait(index, frames[index])
      let stay =
        switch frames[index].event {
        case _ where index == frames.count - 1: pace.hold
        case .placed, .flipped: pace.flipDelay
        case .start, .done, .passAlert, .other: wait ?? pace.delay
        }
      frames[index].time = time
      frames[index].duration = pace.scaled(stay)
      time += frames[index].duration
    }
  }

  /// The frame that is drawn as one picture: the last one, in a session without the question and
  /// without a move in progress.
  var still: Frame {
    var frame = frames[frames.count - 1]
    guard frame.players != nil else { return frame }
    frame = frames.last { $0.changed == nil } ?? frame
    if frame.alert == .reset { frame.alert = nil }
    return frame
  }

  /// The duration of the animation, in milliseconds.
  public var duration: Int { last.map { $0.time + $0.duration } ?? 0 }
}

extension FrameSequence: RandomAccessCollection {
  /// The index of the first frame; there is always one.
  public var startIndex: Int { 0 }
  /// The index after the last frame.
  public var endIndex: Int { frames.count }
  /// The frame with a number from 0.
  public subscript(index: Int) -> Frame { frames[index] }
}

extension Frame {
  /// Creates the frame of a pass with its alert.
  fileprivate init(
    passAlert ply: Int,
    of side: Disk?,
    _ lastPlacement: Square?,
    at position: Position
  ) {
    self.init(.passAlert, ply: ply, side: side, move: .pass, lastPlacement, at: position)
    alert = .pass
  }

  fileprivate init(
    _ event: Event,
    ply: Int,
    side: Disk? = nil,
    move: Move? = nil,
    _ lastPlacement: Square? = nil,
    at position: Position
  ) {
    self.init(
      event: event,
      ply: ply,
      side: side,
      move: move,
      board: position.board,
      changed: nil,
      lastPlacement: lastPlacement,
      message: ScreenMessage(position),
      counts: position.board.counts
    )
  }

  fileprivate static func frames(
    of step: ReplayStep,
    by part: FrameSequence.Step,
    _ lastPlacement: Square?
  ) -> [Frame] {
    let done = Frame(
      .done,
      ply: step.ply,
      side: step.side,
      move: step.move,
      lastPlacement,
      at: step.after
    )
    guard case .placement(let square) = step.move, let flips = step.flips else {
      let alert = Frame(passAlert: step.ply, of: step.side, lastPlacement, at: step.before)
      return [alert, done]
    }
    guard part == .disk else { return [done] }
    // While disks are flipped, the screen still shows the counts and the message from before the
    // move.
    let counts = step.before.board.counts
    var board = step.before.board
    func change(_ event: Event, at square: Square) -> Frame {
      board[square] = step.side
      return Frame(
        event: event,
        ply: step.ply,
        side: step.side,
        move: step.move,
        board: board,
        changed: square,
        lastPlacement: lastPlacement,
        message: .turn(step.side),
        counts: counts
      )
    }
    var frames = [change(.placed, at: square)]
    frames.reserveCapacity(flips.count + 2)
    for (index, flip) in flips.enumerated() {
      frames.append(change(.flipped(number: index + 1, of: flips.count), at: flip))
    }
    frames.append(done)
    return frames
  }
}
