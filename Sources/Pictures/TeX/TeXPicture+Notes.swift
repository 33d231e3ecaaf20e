import GameRecords

/// What is pointed out on the board.
extension TeXPicture {
  /// Draws letters and outlines on cells, and arrows.
  mutating func addNotes() {
    let marked = diagram.frame.marks.markedCells
    for mark in diagram.frame.marks {
      switch mark {
      case .text(let text, let cell):
        let style = use("letters on a cell", page.text(18), "anchor=base", "font=\\bfseries")
        let scale = SVGOutput.number(text.fontSize / 18)
        let size = scale == "1" ? "" : ", scale=\(scale)"
        let colour = "text=\(ink(cell))\(size)"
        let place = "([shift={(0,\(page.number(text.fontSize / 112)))}]\(page.name(cell)))"
        add("\\node[\(style), \(colour)] at \(place) {\(TeXText.escape(text.shown))};")
      case .shape(let shape, let cell): add(shape, on: cell)
      case .arrow, .line:
        guard let arrow = MarkGeometry.Arrow(mark, clearOf: marked) else { continue }
        let shaft = "\(place(arrow.shaft.from)) -- \(place(arrow.shaft.to))"
        let head = arrow.head.map(place).joined(separator: " -- ") + " -- cycle"
        let hasHead = !arrow.head.isEmpty
        let width = 40 * MarkGeometry.shaft
        let edge = use(
          "edge of a marking arrow",
          page.line(page.inkName, width + 80 * MarkGeometry.casing),
          "line cap=round, line join=round"
        )
        let line = use("marking arrow", page.line("mark", width), "fill=mark, line cap=round")
        add("\\draw[\(edge)] \(shaft)\(hasHead ? " \(head)" : "");")
        add("\\draw[\(line)] \(shaft);")
        if hasHead { add("\\fill[fill=mark] \(head);") }
      }
    }
  }

  private mutating func add(_ shape: MarkShape, on cell: GridCell) {
    let width = page.length(40 * MarkGeometry.line)
    let style = use("marked cell", "line width=\(width)", "line cap=round") + ", draw=\(ink(cell))"
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
    if let piece = diagram.frame.board[cell] { return "on\(piece.tone)" }
    return page.inkName
  }

  /// Returns a point from the middle of the first cell as a place on the board.
  private func place(_ point: Point) -> String { page.place(point.x + 0.5, point.y + 0.5) }
}
