import GameRecords

extension Canvas {
  /// Draws the page with an empty board, coordinates, heading and caption.
  init(
    _ measures: PixelMeasures,
    _ theme: Theme.Palette,
    _ fineness: Fineness,
    heading: String?
  ) {
    self.init(
      width: measures.page.width,
      height: measures.page.height,
      measures.layout.parts.contains(.frame) ? .page(theme) : .clear,
      fineness
    )
    drawBoard(measures, theme)
    let ink = Pixel(theme.text)
    if measures.layout.parts.contains(.coordinates) { writeCoordinates(measures, ink) }
    if let heading { write(heading: heading, measures, ink) }
    writeCaption(measures, ink)
  }

  private mutating func drawBoard(_ measures: PixelMeasures, _ theme: Theme.Palette) {
    let size = measures.layout.board
    let lines = Pixel(theme.lines)
    fill(measures.board.inset(by: -measures.line), lines)
    for y in 0..<size.height {
      for x in 0..<size.width { fill(measures.field(x: x, y: y), Pixel(theme.board)) }
    }
    for (x, y) in measures.layout.dots {
      let field = measures.field(x: x, y: y)
      let corner = Point(Double(field.x), Double(field.y))
      let middle = corner - Point(1, 1) * (Double(measures.line) / 2)
      paint(.disk(middle: middle, radius: max(1.5, 0.065 * Double(measures.square))), lines)
    }
  }

  private mutating func writeCoordinates(_ measures: PixelMeasures, _ ink: Pixel) {
    var letters = Lettering(height: measures.coordinateHeight)
    let size = measures.layout.board
    // Halfway between the board and the edge of the page or heading.
    let row = measures.board.y - measures.line - (measures.board.x - measures.line) / 2
    let column = (measures.board.x - measures.line) / 2
    let labels = measures.layout.labels
    for x in 0..<size.width {
      let middle = measures.field(x: x, y: 0).middle.x
      letters.write(
        labels.columns[x],
        middleX: middle,
        middleY: Double(row),
        ink,
        on: &self
      )
    }
    for y in 0..<size.height {
      let middle = Point(Double(column), measures.field(x: 0, y: y).middle.y)
      letters.write(labels.rows[y], middleX: middle.x, middleY: middle.y, ink, on: &self)
    }
  }

  private mutating func writeCaption(_ measures: PixelMeasures, _ ink: Pixel) {
    let layout = measures.layout
    let usual = measures.pixels(PictureLayout.captionCapitals, atLeast: 5)
    for (index, line) in layout.caption.enumerated() {
      // Letters that are wider than usual become smaller.
      let fitting = (5...max(5, usual)).last { height in
        Lettering(height: height).width(of: line) <= measures.board.width
      }
      let height = fitting ?? 5
      var letters = Lettering(height: height)
      let y = measures.row(layout.captionMiddle(index)) - height / 2
      letters.write(line, x: measures.board.x, y: y, ink, on: &self)
    }
  }

  private mutating func write(heading: String, _ measures: PixelMeasures, _ ink: Pixel) {
    var letters = PixelHeading.letters(measures)
    let layout = measures.layout
    // Measured from the page's top, so that leftover pixels widen the margin below it.
    let row = (layout.headingMiddle - layout.top) * Double(measures.square)
    letters.write(heading, middleX: measures.page.middle.x, middleY: row, ink, on: &self)
  }
}

extension Lettering {
  /// Writes a text centred on a point; vertically, its capitals are centred.
  mutating func write(
    _ text: String,
    middleX: Double,
    middleY: Double,
    _ ink: Pixel,
    on canvas: inout Canvas
  ) {
    let x = Int((middleX - Double(width(of: text)) / 2).rounded())
    let y = Int((middleY - Double(height) / 2).rounded())
    write(text, x: x, y: y, ink, on: &canvas)
  }
}
