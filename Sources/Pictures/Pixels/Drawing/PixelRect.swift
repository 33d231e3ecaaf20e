/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The first column after the rectangle.
  var endX: Int { x + width }
  /// The first row after the rectangle.
  var endY: Int { y + height }
  /// The middle, in pixels from the corner of the canvas.
  var middle: Point { Point(Double(2 * x + width) / 2, Double(2 * y + height) / 2) }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      from: (min(x, other.x), min(y, other.y)),
      to: (max(endX, other.endX), max(endY, other.endY))
    )
  }

  /// Returns the part inside of another rectangle; empty if there is none.
  func clipped(to other: PixelRect) -> PixelRect {
    PixelRect(
      from: (max(x, other.x), max(y, other.y)),
      to: (min(endX, other.endX), min(endY, other.endY))
    )
  }

  /// Whether both have a pixel in common.
  func overlaps(_ other: PixelRect) -> Bool {
    let common = clipped(to: other)
    return common.width > 0 && common.height > 0
  }

  /// Returns the rectangle without a border of some pixels.
  func inset(by border: Int) -> PixelRect {
    PixelRect(x: x + border, y: y + border, width: width - 2 * border, height: height - 2 * border)
  }

  /// Creates the smallest rectangle of whole pixels around a circle.
  init(around middle: Point, radius: Double) {
    x = Int((middle.x - radius).rounded(.down))
    y = Int((middle.y - radius).rounded(.down))
    width = Int((middle.x + radius).rounded(.up)) - x
    height = Int((middle.y + radius).rounded(.up)) - y
  }

  /// Creates a rectangle.
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A point on the canvas; the first pixel spans 0 to 1.
struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the middle of a pixel.
  init(pixelX x: Int, y: Int) {
    self.init(Double(x) + 0.5, Double(y) + 0.5)
  }

  static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance from the corner of the canvas.
  var length: Double { (x * x + y * y).squareRoot() }
}

extension PixelRect {
  /// Creates the rectangle from one corner to the opposite one, which is excluded; empty if that is
  /// not below and to the right.
  private init(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (width, height) = (max(0, end.x - start.x), max(0, end.y - start.y))
    self.init(x: start.x, y: start.y, width: width, height: height)
  }
}
