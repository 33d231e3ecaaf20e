import GameRecords

/// What is pointed out on the board.
extension TeXPicture {
  /// Draws letters and outlines on cells, and arrows.
  mutating func addNotes() {
    let marked = diagram.marks.markedCells
    for mark in diagram.marks {
      switch mark {
      case .text(let text, let cell):
        let scale = SVGOutput.number(text.fontSize / 18)
        let size = scale == "1" ? "" : ", scale=\(scale)"
        let colour = "text=\(ink(cell))\(size)"
        let place = "([shift={(0,\(page.number(text.fontSize / 112)))}]\(page.name(cell)))"
        add("\\node[\(use(.letters)), \(colour)] at \(place) {\(TeXText.escape(text.shown))};")
      case .shape(let shape, let cell): add(shape, on: cell)
      case .arrow, .line:
        guard let arrow = MarkGeometry.Arrow(mark, clearOf: marked) else { continue }
        let shaft = "\(place(arrow.shaft.from)) -- \(place(arrow.shaft.to))"
        let head = arrow.head.map(place).joined(separator: " -- ") + " -- cycle"
        let hasHead = !arrow.head.isEmpty
        add("\\draw[\(use(.arrowEdge))] \(shaft)\(hasHead ? " \(head)" : "");")
        add("\\draw[\(use(.arrow))] \(shaft);")
        if hasHead { add("\\fill[fill=mark] \(head);") }
      }
    }
  }

  private mutating func add(_ shape: MarkShape, on cell: GridCell) {
    let style = "\(use(.outline)), draw=\(ink(cell))"
    guard shape != .circle else {
      let radius = page.number(MarkGeometry.reach)
      return add("\\draw[\(style)] (\(page.name(cell))) circle[radius=\(radius)];")
    }
    let middle = Point(Double(cell.x), Double(cell.y))
    let lines = MarkGeometry.lines(shape).map { from, to in
      "\(place(from + middle)) -- \(place(to + middle))"
    }
    add("\\draw[\(style)] \(lines.joined(separator: " "));")
  }

  /// The name of the colour of letters and outlines on a cell.
  private func ink(_ cell: GridCell) -> String {
    if let piece = diagram.board[cell] { return "on\(piece.tone)" }
    return page.inkName
  }

  /// Returns a point from the middle of the first cell as a place on the board.
  private func place(_ point: Point) -> String { page.place(point.x + 0.5, point.y + 0.5) }
}
