import ReversiRules

/// The pictures of an animation with their times, in hundredths of a second as in GIF.
struct GIFTimeline {
  /// The pictures in order.
  private(set) var moments: [Moment] = []

  /// One picture.
  struct Moment {
    /// The frame that it belongs to.
    let frame: Frame
    /// The disk that is turning.
    var turning: Turning?
    /// Whether counts and message are still those of the frame before.
    ///
    /// They change a moment after the board, because a picture is one rectangle: one around both
    /// would be large, and almost nothing in it would change.
    var keepsStatus = false
    /// How long the picture is shown.
    var duration: Int
  }

  /// The shortest time that browsers respect: they show anything shorter for a tenth of a second.
  static let shortest = 2
  /// The longest time that the picture of a turning disk is shown.
  private static let longestTurning = 6

  /// Creates the pictures of a game's frames, with turning disks in between if there is time.
  init(_ frames: FrameSequence) {
    moments.reserveCapacity(frames.count)
    var board: Board?
    var isAlert = false
    for frame in frames {
      // Round the times, not the durations, so that errors do not add up.
      let duration = Self.rounded(frame.time + frame.duration) - Self.rounded(frame.time)
      add(frame, duration, isDrawn: board == frame.board && !isAlert)
      board = frame.board
      isAlert = frame.event == .passAlert
    }
  }

  /// Adds the pictures of a frame.
  /// - Parameters:
  ///   - frame: the frame to add.
  ///   - duration: how long it is shown.
  ///   - isDrawn: whether the previous frame has the same disks.
  private mutating func add(_ frame: Frame, _ duration: Int, isDrawn: Bool) {
    var rest = duration
    if frame.event == .done, !isDrawn, rest >= 2 * Self.shortest {
      moments.append(Moment(frame: frame, keepsStatus: true, duration: Self.shortest))
      rest -= Self.shortest
    }
    let share = min(Self.longestTurning, duration / 4)
    if case .flipped = frame.event, let square = frame.changed, let side = frame.side,
      share >= Self.shortest
    {
      for side in [side.opponent, side] {
        let turning = Turning(square: square, side: side)
        moments.append(Moment(frame: frame, turning: turning, duration: share))
      }
      rest -= 2 * share
    }
    moments.append(Moment(frame: frame, duration: rest))
  }

  private static func rounded(_ milliseconds: Int) -> Int { (milliseconds + 5) / 10 }
}
