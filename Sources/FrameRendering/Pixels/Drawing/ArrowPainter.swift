/// Paints the arrows on a board.
struct ArrowPainter {
  private let shapes: [Shape]
  private let colour: Pixel

  init(_ marks: [BoardMark], _ measures: PixelMeasures, _ theme: Theme.Palette) {
    colour = Pixel(theme.mark)
    let square = Double(measures.square)
    let origin = measures.field(x: 0, y: 0).middle
    func place(_ point: Point) -> Point { point * square + origin }
    shapes = marks.flatMap { mark -> [Shape] in
      guard case .arrow(let start, let end) = mark,
        let arrow = MarkGeometry.Arrow(from: start, to: end)
      else { return [] }
      let (from, to) = (place(arrow.shaft.from), place(arrow.shaft.to))
      return [
        .line(from: from, to: to, width: max(1.5, MarkGeometry.shaft * square)),
        .polygon(arrow.head.map(place)),
      ]
    }
  }

  /// Paints the part of all arrows in an area.
  func paint(in area: PixelRect, on canvas: inout Canvas) {
    for shape in shapes { canvas.paint(shape, colour, in: area) }
  }
}
