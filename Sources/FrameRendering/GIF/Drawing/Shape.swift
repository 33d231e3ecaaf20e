/// A shape to draw, described by the distance of points from its edge.
///
/// The distance is negative inside. It determines how much of a pixel the shape covers.
enum Shape {
  /// A circle.
  case disk(middle: Point, radius: Double)
  /// The outline of a circle.
  case ring(middle: Point, radius: Double, width: Double)
  /// A disk seen at an angle while it turns: `narrowness` times as wide as high.
  case turnedDisk(middle: Point, radius: Double, narrowness: Double)
  /// A rectangle with round corners.
  case panel(PixelRect, radius: Double)

  /// Returns the distance of a point from the edge.
  func distance(_ point: Point) -> Double {
    switch self {
    case .disk(let middle, let radius): return (point - middle).length - radius
    case .ring(let middle, let radius, let width):
      return abs((point - middle).length - radius) - width / 2
    case .turnedDisk(let middle, let radius, let narrowness):
      // A first-order approximation of the distance to an ellipse, which is exact enough near its
      // edge.
      let from = point - middle
      let scaled = Point(from.x / (radius * narrowness), from.y / radius)
      let slope = Point(scaled.x / (radius * narrowness), scaled.y / radius).length
      let level = scaled.length
      return slope > 0 ? level * (level - 1) / slope : -radius * narrowness
    case .panel(let rect, let radius):
      let from = point - rect.middle
      let x = abs(from.x) - Double(rect.width) / 2 + radius
      let y = abs(from.y) - Double(rect.height) / 2 + radius
      return Point(max(x, 0), max(y, 0)).length + min(max(x, y), 0) - radius
    }
  }

  /// Returns how much of a pixel the shape covers, from 0 to `Brush.levels`.
  func coverage(x: Int, y: Int, steps: Int) -> Int {
    Self.coverage(distance(Point(pixelX: x, y: y)), steps: steps)
  }

  /// Returns how much of a pixel is covered if its middle has some distance from the edge.
  static func coverage(_ distance: Double, steps: Int = Brush.levels) -> Int {
    Int(max(0, min(1, 0.5 - distance)) * Double(steps) + 0.5) * (Brush.levels / steps)
  }

  /// The pixels that may be covered.
  var bounds: PixelRect {
    switch self {
    case .disk(let middle, let radius), .turnedDisk(let middle, let radius, _):
      PixelRect(around: middle, radius: radius)
    case .ring(let middle, let radius, let width):
      PixelRect(around: middle, radius: radius + width / 2)
    case .panel(let rect, _): rect
    }
  }
}
