/// A disk as pixels, to be drawn on a background of one colour.
struct DiskSprite {
  /// The pixels; those around the disk are transparent.
  private(set) var canvas: Canvas

  /// Draws a disk in the middle of a square of pixels.
  /// - Parameters:
  ///   - tone: the colour of the disk.
  ///   - size: the width of the square.
  ///   - radius: the disk's radius in pixels.
  ///   - narrowness: the apparent width of the disk while it turns; 1 when it is flat.
  ///   - steps: the number of shades of its edge.
  ///   - ground: the colour behind the disk.
  ///   - rim: the colour of the line around the disk.
  ///   - palette: the picture's colours.
  init(
    _ tone: Piece.Tone,
    size: Int,
    radius: Double,
    narrowness: Double = 1,
    steps: Int,
    on ground: Colour,
    rim: Colour,
    _ palette: GIFPalette
  ) {
    let middle = Point(Double(size) / 2, Double(size) / 2)
    func shape(_ radius: Double) -> Shape {
      narrowness == 1
        ? .disk(middle: middle, radius: radius)
        : .turnedDisk(middle: middle, radius: radius, narrowness: narrowness)
    }
    canvas = Canvas(width: size, height: size, GIFPalette.transparent)
    let outer = shape(radius)
    let inner = shape(radius - max(1.15, radius / 18))
    let line = palette.brush(rim)
    let under = palette.index(of: ground)
    let shades = palette.theme.shades(tone).map { ($0.limit, palette.brush($0.colour)) }
    let light = Point(-0.36 * narrowness, -0.42) * radius + middle
    canvas.change { x, y, index in
      let level = outer.coverage(x: x, y: y, steps: steps)
      guard level > 0 else { return }
      index = line.over(under, level)
      let filling = inner.coverage(x: x, y: y, steps: steps)
      guard filling > 0 else { return }
      let way = Point(pixelX: x, y: y) - light
      let distance = Point(way.x / narrowness, way.y).length / radius
      guard let (_, brush) = shades.first(where: { distance < $0.0 }) else { return }
      index = brush.over(index, filling)
    }
  }
}
