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
  /// A line with round ends.
  case line(from: Point, to: Point, width: Double)
  /// The inside of a polygon without inward corners, whose corners follow each other clockwise.
  case polygon([Point])

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
    case .line(let start, let end, let width):
      let (from, way) = (point - start, end - start)
      let square = way.x * way.x + way.y * way.y
      let share = square > 0 ? max(0, min(1, (from.x * way.x + from.y * way.y) / square)) : 0
      return (from - way * share).length - width / 2
    case .polygon(let corners):
      return corners.indices.map { index in
        let (from, way) = (
          point - corners[index], corners[(index + 1) % corners.count] - corners[index]
        )
        return (from.x * way.y - from.y * way.x) / max(way.length, .ulpOfOne)
      }
      .max() ?? .infinity
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
    case .line(let start, let end, let width):
      PixelRect(around: start, radius: width / 2 + 0.5)
        .union(PixelRect(around: end, radius: width / 2 + 0.5))
    case .polygon(let corners):
      corners.dropFirst().reduce(PixelRect(around: corners[0], radius: 0.5)) {
        $0.union(PixelRect(around: $1, radius: 0.5))
      }
    }
  }
}
