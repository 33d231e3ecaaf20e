/// The pictures of an animation with their times, in hundredths of a second as in GIF.
struct GIFTimeline {
  /// The pictures in order.
  private(set) var moments: [Moment] = []

  /// One picture.
  struct Moment {
    /// The frame that it belongs to.
    let frame: Frame
    /// The pieces that are moving; counts and message are then still those of the frame before.
    var motion: Motion?
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
    var before = frames[0].board
    for frame in frames {
      // Round the times, not the durations, so that errors do not add up.
      let duration = Self.rounded(frame.time + frame.duration) - Self.rounded(frame.time)
      add(frame, duration, after: before)
      before = frame.board
    }
  }

  /// Adds the pictures of a frame.
  private mutating func add(_ frame: Frame, _ duration: Int, after before: PieceBoard) {
    var rest = duration
    let share = min(Self.longestMotion, duration / 4)
    let motions = share < Self.shortest || moments.isEmpty ? [] : Self.motions(frame, after: before)
    for motion in motions {
      moments.append(Moment(frame: frame, motion: motion, duration: share))
      rest -= share
    }
    moments.append(Moment(frame: frame, duration: rest))
  }

  /// Returns what moves at the beginning of a frame.
  private static func motions(_ frame: Frame, after before: PieceBoard) -> [Motion] {
    if let slide = frame.slide {
      return [0.33, 0.67].map { Motion.sliding(slide, share: $0) }
    }
    let turned = frame.turned(after: before)
    return turned.isEmpty ? [] : [.turning(turned, isBack: true), .turning(turned, isBack: false)]
  }

  private static func rounded(_ milliseconds: Int) -> Int { (milliseconds + 5) / 10 }
}
