/// Writes text in one size.
struct Lettering {
  /// The height of capitals and digits in pixels.
  let height: Int
  /// The width of lines, in pixels.
  let weight: Double
  /// The width of a unit of the font, in pixels.
  private let scale: Double
  private var masks: [LetterShape: Mask] = [:]

  /// A letter in pixels.
  struct Mask {
    /// The distance from its origin to that of the next letter, without the gap.
    let width: Double
    /// Its pixels, relative to the origin and the top of capitals.
    let rect: PixelRect
    /// The part of each pixel that is covered, 0 to 1.
    var coverage: [Float]

    init(width: Double, rect: PixelRect, coverage: [Float]? = nil) {
      self.width = width
      self.rect = rect
      self.coverage = coverage ?? Array(repeating: 0, count: rect.width * rect.height)
    }
  }

  /// Creates letters of some height in pixels.
  init(height: Int, isBold: Bool = false) {
    self.height = height
    let usual = Double(height) * StrokeFont.weight / (StrokeFont.baseline + StrokeFont.weight)
    // Small bold letters would be blots.
    let exact = isBold && height > 8 ? 1.5 * usual : usual
    // Lines of whole pixels are crisp; thin ones must not be too faint.
    weight = exact > 1.75 ? exact.rounded() : max(1, exact)
    scale = (Double(height) - weight) / StrokeFont.baseline
  }

  /// The distance from one letter to the next, in pixels.
  var gap: Double { max(2, (StrokeFont.gap * scale).rounded()) }

  /// How far letters such as g reach below the base line, in pixels.
  var depth: Int { Int(((StrokeFont.depth - StrokeFont.baseline) * scale).rounded(.up)) }

  /// Returns the width of a text in pixels.
  func width(of text: String) -> Int {
    let widths = text.compactMap { width(of: LetterShape($0)) }
    return widths.isEmpty
      ? 0 : Int((widths.reduce(0) { $0 + $1 + gap } - gap + weight).rounded(.up))
  }

  /// Returns the distance from a letter's origin to that of the next one, without the gap.
  private func width(of shape: LetterShape) -> Double? {
    switch shape {
    case .strokes(let letter, let marks):
      (Glyph(letter, marks: marks).width * scale).rounded()
    case .box: (Glyph(StrokeFont.box).width * scale).rounded()
    case .bitmap(let character): Unifont.bitmap(of: character).map { width(of: $0) - gap }
    case .nothing: nil
    }
  }

  /// Returns as much of a text as fits a width, with an ellipsis if it is cut.
  func cut(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    var room = Double(width - self.width(of: "…"))
    let shown = text.prefix { character in
      room -= self.width(of: LetterShape(character)).map { $0 + gap } ?? 0
      return room >= 0
    }
    return shown + "…"
  }

  /// Writes a text with the top-left corner of its capitals at a place.
  mutating func write(_ text: String, x: Int, y: Int, _ ink: Pixel, on canvas: inout Canvas) {
    var origin = Double(x)
    for shape in text.map(LetterShape.init) {
      guard let mask = masks[shape] ?? drawn(shape) else { continue }
      masks[shape] = mask
      // Use whole pixels, so that equal letters look alike.
      let place = Int(origin.rounded())
      var rect = mask.rect
      rect.x += place
      rect.y += y
      let fineness = canvas.fineness
      canvas.change(rect) { x, y, pixel in
        let coverage = mask.coverage[(y - rect.y) * rect.width + x - rect.x]
        if coverage > 0 {
          pixel = pixel.under(ink.faded(fineness.coverage(share: Double(coverage))))
        }
      }
      origin += mask.width + gap
    }
  }

  private func drawn(_ shape: LetterShape) -> Mask? {
    switch shape {
    case .strokes(let letter, let marks): drawn(Glyph(letter, marks: marks))
    case .box: drawn(Glyph(StrokeFont.box))
    case .bitmap(let character): Unifont.bitmap(of: character).map(drawn)
    case .nothing: nil
    }
  }

  private func drawn(_ glyph: Glyph) -> Mask {
    // Put the rightmost line on whole pixels, like the leftmost one.
    let fit = glyph.width > 0 ? (glyph.width * scale).rounded() / glyph.width : scale
    let lines = glyph.lines.map { (from: pixel($0.from, fit), to: pixel($0.to, fit)) }
    let area = lines.flatMap { [$0.from, $0.to] }
      .map { PixelRect(around: $0, radius: weight / 2 + 0.5) }
      .reduce(PixelRect(x: 0, y: 0, width: 1, height: 1)) { $0.union($1) }
    var mask = Mask(width: (glyph.width * scale).rounded(), rect: area)
    for line in lines { draw(from: line.from, to: line.to, weight: weight, &mask) }
    return mask
  }

  /// Returns a point of the font in pixels from the glyph's top-left corner.
  ///
  /// The outer edges of lines at the top, the mean line and the base line are between pixels.
  private func pixel(_ point: Point, _ scaleX: Double) -> Point {
    let mean = (StrokeFont.meanLine * scale).rounded()
    let small = (Double(height) - weight - mean) / (StrokeFont.baseline - StrokeFont.meanLine)
    let y =
      point.y < StrokeFont.meanLine
      ? point.y * mean / StrokeFont.meanLine : mean + (point.y - StrokeFont.meanLine) * small
    return Point(point.x * scaleX + weight / 2, y + weight / 2)
  }

  /// Draws a line with round ends.
  func draw(from start: Point, to end: Point, weight: Double, _ mask: inout Mask) {
    let line = Shape.line(from: start, to: end, width: weight)
    let area = line.bounds.clipped(to: mask.rect)
    for y in area.y..<area.endY {
      for x in area.x..<area.endX {
        let distance = line.distance(Point(pixelX: x, y: y))
        let level = Float(max(0, min(1, 0.5 - distance)))
        let index = (y - mask.rect.y) * mask.rect.width + x - mask.rect.x
        mask.coverage[index] = max(mask.coverage[index], level)
      }
    }
  }
}
