extension Canvas {
  /// Draws the page with an empty board, coordinates and caption.
  init(_ measures: GIFMeasures, _ palette: GIFPalette, coordinates: Bool, caption: String?) {
    self.init(
      width: measures.page.width,
      height: measures.page.height,
      palette.index(of: palette.theme.page)
    )
    drawBoard(measures, palette)
    let ink = palette.brush(palette.theme.text)
    if coordinates { writeCoordinates(measures, ink) }
    if let caption { write(caption: caption, measures, ink) }
  }

  private mutating func drawBoard(_ measures: GIFMeasures, _ palette: GIFPalette) {
    let size = measures.layout.board
    fill(measures.board.inset(by: -measures.line), palette.index(of: palette.theme.lines))
    let ground = palette.index(of: palette.theme.board)
    for y in 0..<size.height {
      for x in 0..<size.width { fill(measures.field(x: x, y: y), ground) }
    }
    let lines = palette.brush(palette.theme.lines)
    for (x, y) in measures.layout.dots {
      let field = measures.field(x: x, y: y)
      let corner = Point(Double(field.x), Double(field.y))
      let middle = corner - Point(1, 1) * (Double(measures.line) / 2)
      paint(.disk(middle: middle, radius: max(1.5, 0.065 * Double(measures.square))), lines)
    }
  }

  private mutating func writeCoordinates(_ measures: GIFMeasures, _ ink: Brush) {
    var letters = Lettering(height: measures.coordinateHeight)
    let size = measures.layout.board
    // Halfway between the board and the edge of the page or caption.
    let row = measures.board.y - measures.line - (measures.board.x - measures.line) / 2
    let column = (measures.board.x - measures.line) / 2
    for x in 0..<size.width {
      let middle = measures.field(x: x, y: 0).middle.x
      letters.write(
        GridCell(x: x, y: 0).letter,
        middleX: middle,
        middleY: Double(row),
        ink,
        on: &self
      )
    }
    for y in 0..<size.height {
      let middle = Point(Double(column), measures.field(x: 0, y: y).middle.y)
      letters.write("\(y + 1)", middleX: middle.x, middleY: middle.y, ink, on: &self)
    }
  }

  private mutating func write(caption: String, _ measures: GIFMeasures, _ ink: Brush) {
    var letters = GIFCaption.letters(measures)
    let layout = measures.layout
    // Measured from the page's top, so that leftover pixels widen the margin below it.
    let row = (layout.captionMiddle - layout.top) * Double(measures.square)
    letters.write(caption, middleX: measures.page.middle.x, middleY: row, ink, on: &self)
  }
}

extension Lettering {
  /// Writes a text centred on a point; vertically, its capitals are centred.
  mutating func write(
    _ text: String,
    middleX: Double,
    middleY: Double,
    _ brush: Brush,
    on canvas: inout Canvas
  ) {
    let x = Int((middleX - Double(width(of: text)) / 2).rounded())
    let y = Int((middleY - Double(height) / 2).rounded())
    write(text, x: x, y: y, brush, on: &canvas)
  }
}
