import GameRecords

/// The frames of a game in order, with their times; there is always one.
///
/// The first frame is the position before the first move shown.
public struct FrameSequence: Sendable {
  private var frames: [Frame]

  /// The steps that have a frame of their own.
  public enum Step: String, Hashable, CaseIterable, Sendable {
    /// Each disk that changes.
    case disk
    /// Each move as a whole.
    case move
  }

  /// Gives times to the frames of a game.
  /// - Parameters:
  ///   - frames: the frames without times; at least one.
  ///   - pace: how long frames are shown.
  ///   - thinkingTimes: the seconds that the players took, by the numbers of the moves; only asked for
  ///     by a pace that uses them.
  public init(
    _ frames: consuming [Frame],
    pace: Pace,
    thinkingTimes: @autoclosure () -> [Int: Double]
  ) {
    let waits = pace.waits(for: thinkingTimes())
    self.init(frames, pace: pace) { _, frame in frame.isAtRest ? waits[frame.ply + 1] : nil }
  }

  /// Gives times to the frames of a session.
  /// - Parameters:
  ///   - frames: the frames without times; at least one.
  ///   - pace: how long frames are shown.
  ///   - seconds: how long some of them were shown, by their indices, for a pace that uses it.
  public init(_ frames: consuming [Frame], pace: Pace, seconds: [Int: Double]) {
    let waits = pace.waits(for: seconds)
    self.init(frames, pace: pace) { index, _ in waits[index] }
  }

  private init(_ frames: consuming [Frame], pace: Pace, wait: (_ index: Int, Frame) -> Int?) {
    precondition(!frames.isEmpty, "there must be a frame")
    self.frames = consume frames
    var time = 0
    for index in self.frames.indices {
      let stay =
        switch self.frames[index].event {
        case _ where index == self.frames.count - 1: pace.hold
        case .placed, .flipped: pace.flipDelay
        case .start, .done, .alert, .other: wait(index, self.frames[index]) ?? pace.delay
        }
      self.frames[index].time = time
      self.frames[index].duration = pace.scaled(stay)
      time += self.frames[index].duration
    }
  }

  /// Changes what each frame shows, but not for how long.
  mutating func change(_ body: (inout Frame) -> Void) {
    for index in frames.indices { body(&frames[index]) }
  }

  /// Shows another message in the last frame, which is the end of the game: no move is possible.
  package mutating func end(with message: Frame.Message) {
    frames[frames.count - 1].message = message
    frames[frames.count - 1].hints = nil
  }

  /// The frame that is drawn as one picture: the last one, in a session without the question and
  /// without a move in progress.
  package var still: Frame {
    var frame = frames[frames.count - 1]
    guard frame.players != nil else { return frame }
    frame = frames.last { $0.changed == nil } ?? frame
    if let alert = frame.alert, alert.buttons.count > 1 { frame.alert = nil }
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
