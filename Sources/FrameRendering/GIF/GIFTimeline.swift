/// The pictures of an animation with their times, in hundredths of a second as in GIF.
struct GIFTimeline {
  /// The pictures in order.
  private(set) var moments: [Moment] = []

  /// One picture.
  struct Moment {
    /// The frame that it belongs to.
    let frame: Frame
    /// The piece that is moving.
    var motion: Motion?
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
  /// The longest time that the picture of a moving piece is shown.
  private static let longestMotion = 6

  /// Creates the pictures of a game's frames, with moving pieces in between if there is time.
  init(_ frames: FrameSequence) {
    moments.reserveCapacity(frames.count)
    var board: PieceBoard?
    var isAlert = false
    for frame in frames {
      // Round the times, not the durations, so that errors do not add up.
      let duration = Self.rounded(frame.time + frame.duration) - Self.rounded(frame.time)
      add(frame, duration, isDrawn: board == frame.board && !isAlert)
      board = frame.board
      isAlert = frame.event == .alert
    }
  }

  /// Adds the pictures of a frame.
  /// - Parameters:
  ///   - frame: the frame to add.
  ///   - duration: how long it is shown.
  ///   - isDrawn: whether the previous frame has the same pieces.
  private mutating func add(_ frame: Frame, _ duration: Int, isDrawn: Bool) {
    var rest = duration
    let share = min(Self.longestMotion, duration / 4)
    if let slide = frame.slide, !moments.isEmpty, share >= Self.shortest {
      for part in [0.33, 0.67] {
        let motion = Motion.sliding(slide, share: part)
        moments.append(Moment(frame: frame, motion: motion, keepsStatus: true, duration: share))
      }
      rest -= 2 * share
    }
    if frame.event == .done, !isDrawn, rest >= 2 * Self.shortest {
      moments.append(Moment(frame: frame, keepsStatus: true, duration: Self.shortest))
      rest -= Self.shortest
    }
    if case .flipped = frame.event, let cell = frame.changed, let piece = frame.player,
      share >= Self.shortest
    {
      for tone in [piece.tone.opposite, piece.tone] {
        moments.append(Moment(frame: frame, motion: .turning(cell, tone), duration: share))
      }
      rest -= 2 * share
    }
    moments.append(Moment(frame: frame, duration: rest))
  }

  private static func rounded(_ milliseconds: Int) -> Int { (milliseconds + 5) / 10 }
}
