/// The pictures of an animation of pixels with their times, in hundredths of a second as in GIF.
struct PixelTimeline {
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
    let motions = moments.isEmpty ? [] : Self.motions(frame, after: before, within: duration)
    let share = min(Self.longestMotion, duration / (motions.count + 1))
    for motion in motions {
      moments.append(Moment(frame: frame, motion: motion, duration: share))
    }
    moments.append(Moment(frame: frame, duration: duration - motions.count * share))
  }

  /// Returns what moves at the beginning of a frame: as many pictures as there is time for.
  private static func motions(
    _ frame: Frame,
    after before: PieceBoard,
    within duration: Int
  ) -> [Motion] {
    let most = duration / shortest - 1
    if let slide = frame.slide {
      return most < 2 ? [] : [0.33, 0.67].map { Motion.sliding(slide, share: $0) }
    }
    guard let cosines = turns.first(where: { $0.count <= most }) else { return [] }
    let turned = frame.turned(after: before)
    return turned.isEmpty ? [] : cosines.map { .turning(turned, cosine: $0) }
  }

  /// The cosines of the angles at which a turning disk is shown, for much and for little time; it is
  /// slower at the start and at the end.
  private static let turns = [[0.87, 0.33, -0.33, -0.87], [0.5, -0.5]]

  private static func rounded(_ milliseconds: Int) -> Int { (milliseconds + 5) / 10 }
}
