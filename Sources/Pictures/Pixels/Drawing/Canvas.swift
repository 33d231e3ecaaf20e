/// A picture of pixels.
struct Canvas {
  /// The size.
  let bounds: PixelRect
  /// How finely it is drawn on.
  let fineness: Fineness
  /// The pixels, row by row from the top.
  private(set) var pixels: [Pixel]

  /// Creates a picture of one colour.
  init(width: Int, height: Int, _ pixel: Pixel, _ fineness: Fineness) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    self.fineness = fineness
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// A pixel.
  subscript(x: Int, y: Int) -> Pixel { pixels[y * bounds.width + x] }

  /// Returns the pixels of a rectangle, row by row.
  func part(_ rect: PixelRect) -> [Pixel] {
    (rect.y..<rect.endY).flatMap { y in
      pixels[y * bounds.width + rect.x..<y * bounds.width + rect.endX]
    }
  }

  /// Returns whether all pixels of a rectangle are the same as another one.
  func isFilled(_ rect: PixelRect, with pixel: Pixel) -> Bool {
    (rect.y..<rect.endY).allSatisfy { y in
      (rect.x..<rect.endX).allSatisfy { x in self[x, y] == pixel }
    }
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: PixelRect, _ pixel: Pixel) {
    let rect = rect.clipped(to: bounds)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in rect.y..<rect.endY {
        let start = y * bounds.width + rect.x
        pixels[start..<start + rect.width].update(repeating: pixel)
      }
    }
  }

  /// Copies a rectangle from the same place of a picture of the same size.
  mutating func copy(_ rect: PixelRect, from other: Canvas) {
    copy(rect, from: other, x: rect.x, y: rect.y)
  }

  /// Fills a rectangle with the pixels of another picture from a place on.
  mutating func copy(_ rect: PixelRect, from other: Canvas, x: Int, y: Int) {
    let part = rect.clipped(to: bounds)
    guard part.width > 0 else { return }
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { source in
        for row in part.y..<part.endY {
          let target = row * bounds.width + part.x
          let origin = (row - rect.y + y) * other.bounds.width + part.x - rect.x + x
          _ = pixels[target..<target + part.width]
            .update(fromContentsOf: source[origin..<origin + part.width])
        }
      }
    }
  }

  /// Paints a shape, or the part of it in an area.
  mutating func paint(_ shape: Shape, _ colour: Pixel, in area: PixelRect? = nil) {
    paint(shape, in: area) { _, _ in colour }
  }

  /// Paints a shape with a colour for each pixel.
  @inline(__always)
  mutating func paint(
    _ shape: Shape,
    in area: PixelRect? = nil,
    _ colour: (_ x: Int, _ y: Int) -> Pixel
  ) {
    let fineness = fineness
    change(area.map { $0.clipped(to: shape.bounds) } ?? shape.bounds) { x, y, pixel in
      let coverage = fineness.coverage(shape.distance(Point(pixelX: x, y: y)))
      if coverage > 0 { pixel = pixel.under(colour(x, y).faded(coverage)) }
    }
  }

  /// Changes each pixel of a rectangle.
  @inline(__always)
  mutating func change(
    _ rect: PixelRect,
    _ body: (_ x: Int, _ y: Int, _ pixel: inout Pixel) -> Void
  ) {
    let rect = rect.clipped(to: bounds)
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX { body(x, y, &pixels[y * bounds.width + x]) }
    }
  }
}
