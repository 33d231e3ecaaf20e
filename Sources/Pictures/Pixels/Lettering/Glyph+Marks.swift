extension Glyph {
  /// The distance between the lines of a letter and of a mark, or of two marks.
  private static let markGap = 3.3

  /// Composes the glyph of a letter with marks.
  init(_ letter: Unicode.Scalar, marks: [Unicode.Scalar]) {
    let strokes = StrokeFont.strokes(of: letter) ?? (StrokeFont.box, false)
    self.init(strokes.text)
    if strokes.isSmallCapital { shrinkToSmallLetter() }
    guard !marks.isEmpty else { return }
    let hasTail = bottom > StrokeFont.baseline
    var above = top
    var below = StrokeFont.baseline
    for mark in marks.compactMap({ Mark.all[$0] }) {
      var glyph = Glyph(mark.strokes)
      let corner: Point
      switch mark.place {
      case .above:
        above -= Self.markGap + glyph.bottom
        corner = Point(middle(near: top) - glyph.width / 2, above)
      case .below:
        // Next to a tail.
        let middle = middle(near: StrokeFont.baseline) + (hasTail ? 3 : 0)
        corner = Point(middle - glyph.width / 2, below + Self.markGap)
        below = corner.y + glyph.bottom
      case .foot:
        corner = Point(middle(near: StrokeFont.baseline) - glyph.width / 2, StrokeFont.baseline)
      case .heel:
        let heel = columns(near: StrokeFont.baseline, reach: 0.8).upperBound
        corner = Point(heel - glyph.width + 0.5, StrokeFont.baseline)
      case .shoulder: corner = Point(width - 1, top + 1 - glyph.bottom)
      case .beside: corner = Point(columns(near: top, reach: 1).upperBound + 2.5, 0)
      }
      glyph.move { $0 + corner }
      add(glyph)
    }
  }

  private var top: Double { lines.map { min($0.from.y, $0.to.y) }.min() ?? 0 }
  private var bottom: Double { lines.map { max($0.from.y, $0.to.y) }.max() ?? 0 }

  /// The columns that the ends of lines near a row span.
  private func columns(near row: Double, reach: Double) -> ClosedRange<Double> {
    let near = lines.flatMap { [$0.from, $0.to] }.filter { abs($0.y - row) <= reach }.map(\.x)
    return (near.min() ?? 0)...(near.max() ?? width)
  }

  /// The middle of what is near a row: of a stem that rises above the letter, of the whole letter.
  private func middle(near row: Double) -> Double {
    let columns = columns(near: row, reach: 3.5)
    return (columns.lowerBound + columns.upperBound) / 2
  }

  private mutating func shrinkToSmallLetter() {
    let height = StrokeFont.baseline - StrokeFont.meanLine
    let narrowing = 0.85
    width *= narrowing
    move { point in
      let y = min(point.y, StrokeFont.baseline)
      let small = StrokeFont.meanLine + y * height / StrokeFont.baseline
      return Point(point.x * narrowing, small + point.y - y)
    }
  }
}
