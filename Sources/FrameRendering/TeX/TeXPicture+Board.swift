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
    add("\\draw[\(use(.boardLines))] (0,0) rectangle (\(width),\(height))")
    add("  foreach \\x in {\(list(1..<width))} {(\\x,0) -- (\\x,\(height))}")
    add("  foreach \\y in {\(list(1..<height))} {(0,\\y) -- (\(width),\\y)};")
    let dots = layout.dots.map { "\($0.x)/\($0.y)" }
    add(for: "\\x/\\y", in: dots, "\\fill[lines] (\\x,\\y) circle[radius=.0875];")

    let letters = (0..<width).map { GridCell(x: $0, y: 0).letter }.joined(separator: ",")
    let numbers = list(1..<height + 1)
    add("\\foreach \\letter [count=\\column] in {\(letters)} {")
    if hasCoordinates {
      add("  \\node[\(use(.edge))] at (\\column-.5,-.15) {\\letter};")
    }
    add("  \\foreach \\row in {\(numbers)} \\coordinate (\\letter\\row) at (\\column-.5,\\row-.5);")
    add("}")
    guard hasCoordinates else { return }
    add("\\foreach \\row in {\(numbers)} \\node[\(use(.edge))] at (-.25,\\row-.375) {\\row};")
  }

  private func list(_ numbers: Range<Int>) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  /// Writes a line of text above the board.
  mutating func add(caption: String) {
    let layout = page.layout
    let middle = page.place(Double(layout.board.width) / 2, layout.captionMiddle + 0.15)
    add("\\node[\(use(.caption))] at \(middle) {\(TeXText.escape(caption))};")
  }
}
