/// A picture whose pixels are colour numbers.
struct Canvas {
  /// The size.
  let bounds: PixelRect
  /// The pixels, row by row from the top.
  private(set) var pixels: [UInt8]

  /// Creates a picture of one colour.
  init(width: Int, height: Int, _ index: UInt8) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    pixels = Array(repeating: index, count: width * height)
  }

  /// The number of a pixel's colour.
  subscript(x: Int, y: Int) -> UInt8 { pixels[y * bounds.width + x] }

  /// Fills a rectangle with a colour.
  mutating func fill(_ rect: PixelRect, _ index: UInt8) {
    let rect = rect.clipped(to: bounds)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in rect.y..<rect.endY {
        let start = y * bounds.width + rect.x
        pixels[start..<start + rect.width].update(repeating: index)
      }
    }
  }

  /// Copies a rectangle from the same place of a picture of the same size.
  mutating func copy(_ rect: PixelRect, from other: Canvas) {
    let rect = rect.clipped(to: bounds)
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { source in
        for y in rect.y..<rect.endY {
          let start = y * bounds.width + rect.x
          for index in start..<start + rect.width { pixels[index] = source[index] }
        }
      }
    }
  }

  /// Draws a picture with its top-left corner at a place, except for pixels of one colour number.
  mutating func draw(_ sprite: Canvas, x: Int, y: Int, except clear: UInt8) {
    let place = PixelRect(x: x, y: y, width: sprite.bounds.width, height: sprite.bounds.height)
    let rect = place.clipped(to: bounds)
    pixels.withUnsafeMutableBufferPointer { pixels in
      sprite.pixels.withUnsafeBufferPointer { source in
        for row in rect.y..<rect.endY {
          let target = row * bounds.width
          let origin = (row - y) * sprite.bounds.width - x
          for column in rect.x..<rect.endX where source[origin + column] != clear {
            pixels[target + column] = source[origin + column]
          }
        }
      }
    }
  }

  /// Paints a shape whose edges have `steps` shades.
  mutating func paint(_ shape: Shape, _ brush: Brush, steps: Int = Brush.levels) {
    paint(shape.bounds, brush) { shape.coverage(x: $0, y: $1, steps: steps) }
  }

  /// Paints each pixel of a rectangle in proportion to its coverage.
  @inline(__always)
  mutating func paint(_ rect: PixelRect, _ brush: Brush, coverage: (_ x: Int, _ y: Int) -> Int) {
    let rect = rect.clipped(to: bounds)
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX {
        let level = coverage(x, y)
        guard level > 0 else { continue }
        let index = y * bounds.width + x
        pixels[index] = brush.over(pixels[index], level)
      }
    }
  }

  /// Changes each pixel.
  @inline(__always)
  mutating func change(_ body: (_ x: Int, _ y: Int, _ index: inout UInt8) -> Void) {
    for y in 0..<bounds.height {
      for x in 0..<bounds.width { body(x, y, &pixels[y * bounds.width + x]) }
    }
  }
}
