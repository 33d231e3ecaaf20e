/// A shape to draw, described by the distance of points from its edge.
///
/// The distance is negative inside. It determines how much of a pixel the shape covers.
enum Shape {
  /// A circle.
  case disk(middle: Point, radius: Double)
  /// The outline of a circle.
  case ring(middle: Point, radius: Double, width: Double)
  /// A disk seen at an angle while it turns.
  case turnedDisk(middle: Point, radius: Double, Turn)
  /// A rectangle with round corners.
  case panel(PixelRect, radius: Double)

  /// Returns the distance of a point from the edge.
  func distance(_ point: Point) -> Double {
    switch self {
    case .disk(let middle, let radius): return (point - middle).length - radius
    case .ring(let middle, let radius, let width):
      return abs((point - middle).length - radius) - width / 2
    case .turnedDisk(let middle, let radius, let turn):
      // A first-order approximation of the distance to an ellipse, which is exact enough near its
      // edge: the height above the edge, by the slope of the way there.
      let flat = turn.flat(point - middle)
      let length = flat.length
      let slope = turn.slope(flat)
      return slope > 0 ? length * (length - radius) / slope : -radius * turn.narrowness
    case .panel(let rect, let radius):
      let from = point - rect.middle
      let x = abs(from.x) - Double(rect.width) / 2 + radius
      let y = abs(from.y) - Double(rect.height) / 2 + radius
      return Point(max(x, 0), max(y, 0)).length + min(max(x, y), 0) - radius
    }
  }

  /// The pixels that may be covered.
  var bounds: PixelRect {
    switch self {
    case .disk(let middle, let radius), .turnedDisk(let middle, let radius, _):
      PixelRect(around: middle, radius: radius + 0.5)
    case .ring(let middle, let radius, let width):
      PixelRect(around: middle, radius: radius + width / 2 + 0.5)
    case .panel(let rect, _): rect
    }
  }
}
