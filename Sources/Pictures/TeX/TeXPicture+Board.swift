import GameRecords

/// What is behind the pieces.
extension TeXPicture {
  /// Draws the page and the board with its lines, and gives the squares their names.
  mutating func addBoard() {
    let layout = page.layout
    let (width, height) = (layout.board.width, layout.board.height)
    let start = page.place(layout.left, layout.top)
    let end = page.place(layout.left + layout.width, layout.top + layout.height)
    let hasCoordinates = layout.parts.contains(.coordinates)
    let opacity = layout.parts.contains(.frame) ? page.colours.pageOpacity : 0
    let page =
      switch opacity {
      case 0: "\\path["
      case 255: "\\fill[page, "
      default: "\\fill[page, fill opacity=\(SVGOutput.opacity(opacity)), "
      }
    add("\(page)use as bounding box] \(start) rectangle \(end);")
    add("\\fill[board] (0,0) rectangle (\(width),\(height));")
    add(
      "\\draw[\(use("board lines", self.page.line("lines", 1.5)))] (0,0) rectangle (\(width),\(height))"
    )
    add("  foreach \\x in {\(list(1..<width))} {(\\x,0) -- (\\x,\(height))}")
    add("  foreach \\y in {\(list(1..<height))} {(0,\\y) -- (\(width),\\y)};")
    let dots = layout.dots.map { "\($0.x)/\($0.y)" }
    add(for: "\\x/\\y", in: dots, "\\fill[lines] (\\x,\\y) circle[radius=.0875];")

    let size = layout.orientation.turned(layout.board)
    let letters = (0..<size.width).map { GridCell(x: $0, y: 0).letter }.joined(separator: ",")
    add("\\foreach \\letter [count=\\column] in {\(letters)} {")
    add("  \\foreach \\row in {\(list(1..<size.height + 1))}")
    add("    \\coordinate (\\letter\\row) at \(place(on: size));")
    add("}")
    guard hasCoordinates else { return }
    let labels = layout.labels
    let edge = use("edge letter", self.page.text(13), "anchor=base")
    add("\\foreach \\label [count=\\column] in {\(labels.columns.joined(separator: ","))}")
    add("  \\node[\(edge)] at (\\column-.5,-.15) {\\label};")
    add("\\foreach \\label [count=\\row] in {\(labels.rows.joined(separator: ","))}")
    add("  \\node[\(edge)] at (-.25,\\row-.375) {\\label};")
  }

  /// Returns the place of the square with a column and a row, from 1, on a board of some size.
  private func place(on size: GridSize) -> String {
    switch page.layout.orientation {
    case .upright: "(\\column-.5,\\row-.5)"
    case .quarter: "(\(size.height)+.5-\\row,\\column-.5)"
    case .half: "(\(size.width)+.5-\\column,\(size.height)+.5-\\row)"
    case .threeQuarters: "(\\row-.5,\(size.width)+.5-\\column)"
    }
  }

  private func list(_ numbers: Range<Int>) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  /// Writes the lines of text below everything else.
  mutating func addCaption() {
    for (index, line) in page.layout.caption.enumerated() {
      let style = use("caption", page.text(13), "anchor=base west")
      let place = page.place(0, page.layout.captionMiddle(index) + 0.11)
      add("\\node[\(style)] at \(place) {\(TeXText.escape(line))};")
    }
  }

  /// Writes a line of text above the board.
  mutating func add(heading: String) {
    let layout = page.layout
    let style = use("heading", page.text(16), "anchor=base")
    let middle = page.place(Double(layout.board.width) / 2, layout.headingMiddle + 0.15)
    add("\\node[\(style)] at \(middle) {\(TeXText.escape(heading))};")
  }
}
