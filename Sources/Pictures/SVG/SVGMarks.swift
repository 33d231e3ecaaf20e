import GameRecords

/// What is pointed out on a board.
extension SVGPage {
  /// Returns marks.
  /// - Parameters:
  ///   - marks: what is pointed out.
  ///   - board: the pieces below them; `nil` if they change, so that letters need a line around them.
  /// - Returns: the elements; empty without marks.
  func marks(_ marks: [BoardMark<GridCell>], on board: PieceBoard?) -> String {
    let marked = marks.markedCells
    return marks.map { mark -> String in
      switch mark {
      case .text(let text, let cell): letters(text, cell, board)
      case .shape(let shape, let cell): outline(shape, cell, board)
      case .arrow, .line: MarkGeometry.Arrow(mark, clearOf: marked).map(arrow) ?? ""
      }
    }
    .joined()
  }

  private func ink(_ cell: GridCell, _ board: PieceBoard?) -> Colour {
    colours.ink(on: board.flatMap { $0[cell] })
  }

  private func letters(_ text: MarkText, _ cell: GridCell, _ board: PieceBoard?) -> String {
    let size = text.fontSize
    // Capitals are two thirds as high as the font, and in the middle of the cell.
    let y = SVGOutput.number(Double(cell.y * Self.square) + size / 3, decimals: 1)
    func element(_ paint: String) -> String {
      """
      <text x="\(cell.x * Self.square)" y="\(y)" font-size="\(SVGOutput.number(size, decimals: 1))" \
      font-weight="600" text-anchor="middle" \(paint)>\(SVGOutput.escape(text.shown))</text>
      """
    }
    let halo = "fill=\"none\" stroke=\"\(colours.halo)\" stroke-width=\"3\""
    return (board == nil ? element(halo) : "") + element("fill=\"\(ink(cell, board))\"")
  }

  private func outline(_ shape: MarkShape, _ cell: GridCell, _ board: PieceBoard?) -> String {
    let square = Double(Self.square)
    let middle = Point(Double(cell.x), Double(cell.y))
    let width = SVGOutput.number(MarkGeometry.line * square)
    func path(_ colour: Colour, _ width: String) -> String {
      let style =
        "fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(width)\" stroke-linecap=\"round\""
      guard shape != .circle else {
        let radius = SVGOutput.number(MarkGeometry.reach * square)
        let place = middle * square
        return "<circle cx=\"\(Int(place.x))\" cy=\"\(Int(place.y))\" r=\"\(radius)\" \(style)/>"
      }
      let lines = MarkGeometry.lines(shape).map { "M\(number($0 + middle))L\(number($1 + middle))" }
      return "<path d=\"\(lines.joined())\" \(style)/>"
    }
    let halo = board == nil ? path(colours.halo, "4.5") : ""
    return halo + path(ink(cell, board), width)
  }

  private func arrow(_ arrow: MarkGeometry.Arrow) -> String {
    let square = Double(Self.square)
    let head = arrow.head.isEmpty ? "" : "M\(arrow.head.map(number).joined(separator: "L"))z"
    let shaft = "M\(number(arrow.shaft.from))L\(number(arrow.shaft.to))"
    let fill =
      head.isEmpty
      ? "" : "<path\(theme.className("m")) fill=\"\(colours.mark)\" d=\"\(head)\"/>"
    let edge = 2 * MarkGeometry.casing * square
    let (width, wide) = (MarkGeometry.shaft * square, MarkGeometry.shaft * square + edge)
    return """
      <g stroke-linecap="round" stroke-linejoin="round"><path d="\(shaft)\(head)" fill="none" \
      stroke="\(colours.ink(on: nil))" stroke-width="\(SVGOutput.number(wide))"/>\
      <path\(theme.className("q")) d="\(shaft)" stroke="\(colours.mark)" \
      stroke-width="\(SVGOutput.number(width))"/>\(fill)</g>
      """
  }

  /// Returns a point from the middle of the first cell, in units of the page.
  private func number(_ point: Point) -> String {
    [point.x, point.y].map { SVGOutput.number($0 * Double(Self.square)) }.joined(separator: " ")
  }
}
