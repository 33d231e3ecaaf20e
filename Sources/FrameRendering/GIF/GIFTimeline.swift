import ReversiRules

/// The pictures of an animation with their times, in hundredths of a second as GIF counts them.
struct GIFTimeline {
  /// The pictures in order.
  private(set) var moments: [Moment] = []

  /// One picture.
  struct Moment {
    /// The frame that it belongs to.
    let frame: Frame
    /// The disk that is just turning.
    var turning: Turning?
    /// Whether counts and message are still those of the frame before.
    ///
    /// They follow the board a moment later, because a picture is one rectangle: one around both would
    /// be large, and nearly nothing in it would change.
    var keepsStatus = false
    /// How long the picture stays.
    var duration: Int
  }

  /// The shortest time that browsers keep to: they take less for a tenth of a second.
  static let shortest = 2
  /// The longest time that the picture of a turning disk stays.
  private static let longestTurning = 6

  /// The pictures of a game's frames, between which disks turn where there is time for it.
  init(_ frames: FrameSequence) {
    moments.reserveCapacity(frames.count)
    var board: Board?
    var isAlert = false
    for frame in frames {
      // Rounded are the times, not the durations, so that no error adds up.
      let duration = Self.rounded(frame.time + frame.duration) - Self.rounded(frame.time)
      add(frame, duration, isDrawn: board == frame.board && !isAlert)
      board = frame.board
      isAlert = frame.event == .passAlert
    }
  }

  /// Adds the pictures of a frame.
  /// - Parameters:
  ///   - frame: the frame to add.
  ///   - duration: how long it stays.
  ///   - isDrawn: whether the frame before has the same disks.
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
