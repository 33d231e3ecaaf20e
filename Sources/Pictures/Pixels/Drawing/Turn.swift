/// How a disk is seen while it turns from one side to the other: narrower, a little slanted, and
/// darker, as in SVG; see ``SVGTurns``.
struct Turn: Hashable {
  /// The apparent width, as a part of the height.
  let narrowness: Double
  /// How far points are moved down, as a part of their distance to the right of the middle before
  /// the disk became narrow.
  let slant: Double
  /// How much is seen of the ground, 0 to 1, if disks have depth.
  let darkness: Double

  /// A disk that is flat.
  static let none = Turn(narrowness: 1, slant: 0, darkness: 0)

  private init(narrowness: Double, slant: Double, darkness: Double) {
    self.narrowness = narrowness
    self.slant = slant
    self.darkness = darkness
  }

  /// Creates the look of a disk at a moment of its turn.
  /// - Parameters:
  ///   - cosine: the cosine of the angle by which the disk has turned: 1 at the start, 0 when it
  ///     is upright, -1 at the end.
  ///   - tone: the side that is up at the end; disks that become light slant the other way.
  init(cosine: Double, to tone: Piece.Tone) {
    let sine = (1 - cosine * cosine).squareRoot()
    self.init(
      narrowness: max(0.14, abs(cosine)),
      slant: Self.steepest * sine * (tone == .dark ? 1 : -1),
      // While it is nearly flat, only its edge changes, which takes little space.
      darkness: abs(cosine) < 0.7 ? 0.3 * sine : 0
    )
  }

  /// The tangent of 12°, the largest slant.
  private static let steepest = 0.2126

  /// Returns where a point of the turned disk is when the disk is flat; both from the
  /// disk's middle.
  func flat(_ point: Point) -> Point {
    let x = point.x / narrowness
    return Point(x, point.y - slant * x)
  }

  /// Returns how fast the distance of a flat point from the middle changes with its place on the turned
  /// disk, times that distance.
  func slope(_ flat: Point) -> Double {
    Point((flat.x - slant * flat.y) / narrowness, flat.y).length
  }
}
