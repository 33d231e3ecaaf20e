import GameRecords

/// Paints the arrows and lines on a board.
struct ArrowPainter {
  private let shapes: [(shape: Shape, colour: Pixel)]

  /// Creates a painter.
  /// - Parameters:
  ///   - marks: the arrows and lines, and maybe other marks.
  ///   - marked: the cells with letters or outlines, from which they keep clear.
  ///   - measures: the measures of the picture.
  ///   - theme: its colours.
  init(
    _ marks: [BoardMark<GridCell>],
    clearOf marked: Set<GridCell>,
    _ measures: PixelMeasures,
    _ theme: Theme.Palette
  ) {
    let (mark, casing) = (Pixel(theme.mark), Pixel(theme.ink(on: nil)))
    let square = Double(measures.square)
    let origin = measures.field(x: 0, y: 0).middle
    func place(_ point: Point) -> Point { point * square + origin }
    shapes = marks.flatMap { drawn -> [(shape: Shape, colour: Pixel)] in
      guard let arrow = MarkGeometry.Arrow(drawn, clearOf: marked) else { return [] }
      let width = max(1.5, MarkGeometry.shaft * square)
      let edge = 2 * max(1, MarkGeometry.casing * square)
      func line(_ ends: (from: Point, to: Point), _ width: Double) -> Shape {
        .line(from: place(ends.from), to: place(ends.to), width: width)
      }
      return [(line(arrow.shaft, width + edge), casing)]
        + arrow.edges.map { (line($0, edge), casing) }
        + [(line(arrow.shaft, width), mark)]
        + (arrow.head.isEmpty ? [] : [(.polygon(arrow.head.map(place)), mark)])
    }
  }

  /// Paints the part of all arrows in an area.
  func paint(in area: PixelRect, on canvas: inout Canvas) {
    for (shape, colour) in shapes { canvas.paint(shape, colour, in: area) }
  }
}
