import GameRecords

extension Canvas {
  /// Paints the arrows and lines on a board.
  /// - Parameters:
  ///   - marks: the arrows and lines, and maybe other marks, from which they keep clear.
  ///   - measures: the measures of the picture.
  ///   - theme: its colours.
  mutating func paintArrows(
    _ marks: [BoardMark<GridCell>],
    _ measures: PixelMeasures,
    _ theme: Theme.Palette
  ) {
    let marked = marks.markedCells
    let (mark, casing) = (Pixel(theme.mark), Pixel(theme.ink(on: nil)))
    let square = Double(measures.square)
    let origin = measures.field(x: 0, y: 0).middle
    func place(_ point: Point) -> Point { point * square + origin }
    func line(_ ends: (from: Point, to: Point), _ width: Double) -> Shape {
      .line(from: place(ends.from), to: place(ends.to), width: width)
    }
    for arrow in marks.compactMap({ MarkGeometry.Arrow($0, clearOf: marked) }) {
      let width = max(1.5, MarkGeometry.shaft * square)
      let edge = 2 * max(1, MarkGeometry.casing * square)
      paint(line(arrow.shaft, width + edge), casing)
      for side in arrow.edges { paint(line(side, edge), casing) }
      paint(line(arrow.shaft, width), mark)
      if !arrow.head.isEmpty { paint(.polygon(arrow.head.map(place)), mark) }
    }
  }
}
