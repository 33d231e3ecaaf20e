import GameRecords

/// The parts of a picture that never change: page, board, lines, coordinates and heading.
///
/// A square is 40 units wide, and the middle of `a1` is the origin. Disks are drawn in units of a
/// square, so that their places are short numbers.
struct SVGPage {
  let layout: PictureLayout
  let theme: Theme
  /// The end of the document's identifiers, so that several documents can be in one page.
  let suffix: String

  /// The width of a square.
  static let square = 40
  /// Returns the circle of a square, in units of a square.
  static func circle(_ cell: GridCell, _ attributes: String = "") -> String {
    circles[largest.index(of: cell)] + attributes + "/>"
  }

  /// The beginnings of all circles, which pictures have on every cell.
  private static let circles = largest.cells.map { cell in
    "<circle cx=\"\(cell.x)\" cy=\"\(cell.y)\" r=\"\(diskRadius)\""
  }

  /// The size of a board that has all cells.
  private static let largest = GridSize(width: 16, height: 16)

  /// Returns the panel of a cell, in units of a square.
  private static func panel(_ cell: GridCell, _ attributes: String) -> String {
    let (x, y) = (SVGOutput.number(Double(cell.x) - 0.45), SVGOutput.number(Double(cell.y) - 0.45))
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\".9\" height=\".9\" rx=\".1\"\(attributes)/>"
  }

  /// Returns the shape of a piece, in units of a square.
  static func shape(_ shape: Piece.Shape, _ cell: GridCell, _ attributes: String = "") -> String {
    switch shape {
    case .disk: circle(cell, attributes)
    case .panel: panel(cell, attributes)
    }
  }

  /// Returns a group of shapes with one paint, in units of a square.
  func group(_ paint: SVGPaint, _ shapes: String) -> String {
    let stroke =
      switch paint {
      case .dark, .light: outline(PictureLayout.rim)
      case .darkPanel, .lightPanel: outline(0.025)
      case .empty, .hint: ""
      }
    return "<g \(Self.scale) \(stroke)fill=\"\(paint.fill(suffix))\">\(shapes)</g>"
  }

  private static let diskRadius = SVGOutput.number(
    PictureLayout.diskRadius - PictureLayout.rim / 2,
    decimals: 3
  )
  /// The transform from units of a square to units of the page.
  static let scale = "transform=\"scale(\(square))\""

  /// Returns a group of numbers on disks.
  static func numbers(_ texts: [String], _ attributes: String = "") -> String {
    "<g\(attributes) text-anchor=\"middle\" font-size=\"17\">\(texts.joined())</g>"
  }

  /// Returns a number in the middle of its square, smaller if it would not fit its disk.
  static func number(_ number: Int, on cell: GridCell, _ attributes: String) -> String {
    text("\(number)", on: cell, (number > 99 ? " font-size=\"13\"" : "") + attributes)
  }

  /// Returns a text in the middle of a square.
  static func text(_ text: String, on cell: GridCell, _ attributes: String = "") -> String {
    let (x, y) = (cell.x * square, cell.y * square + 6)
    return "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(text)</text>"
  }

  /// Returns the mark of the last move: a dot, in the corner if it is on a panel, or a ring around a
  /// number; out of sight without a square.
  ///
  /// A light line makes the dot stand out on a dark disk.
  func mark(
    _ cell: GridCell?,
    on shape: Piece.Shape,
    isRing: Bool,
    _ attributes: String = ""
  ) -> String {
    guard shape == .disk else { return cornerMark(cell, attributes) }
    let colour =
      isRing
      ? "fill=\"none\" stroke-width=\".06\" stroke=\"\(colours.mark)\"" + theme.className("q")
      : "fill=\"\(colours.mark)\" stroke-width=\".03\" stroke=\"\(colours.light)\""
        + theme.className("m")
    return "<g \(Self.scale)><circle "
      + "cx=\"\(cell?.x ?? Self.outside)\" cy=\"\(cell?.y ?? Self.outside)\" "
      + "r=\"\(SVGOutput.number(isRing ? PictureLayout.ringRadius : PictureLayout.markRadius))\" "
      + "\(colour)\(attributes)/></g>"
  }

  /// A column and row outside of any board.
  static let outside = -99

  var colours: Theme.Palette { theme.colours }

  /// Returns the edge after some squares, in units of the page.
  private static func edge(_ squares: Int) -> Int { squares * square - square / 2 }

  /// Returns a length in squares in units of the page.
  static func length(_ squares: Double) -> Int { Int((squares * Double(square)).rounded()) }

  /// Returns a distance in squares from the board's corner as a coordinate of the page.
  static func x(_ squares: Double) -> Double { (squares - 0.5) * Double(square) }

  /// The visible rectangle, for `viewBox`.
  var viewBox: String {
    [Self.x(layout.left), Self.x(layout.top)].map { SVGOutput.number($0) }.joined(separator: " ")
      + " \(SVGOutput.number(width)) \(SVGOutput.number(height))"
  }

  /// The width and height in units.
  var width: Double { layout.width * Double(Self.square) }
  var height: Double { layout.height * Double(Self.square) }

  /// The page and the board with its lines.
  var board: String {
    let (columns, rows) = (layout.board.width, layout.board.height)
    let (left, top) = (Self.edge(0), Self.edge(0))
    let lines =
      (1..<columns).map { "M\(Self.edge($0)) \(top)v\(rows * Self.square)" }
      + (1..<rows).map { "M\(left) \(Self.edge($0))h\(columns * Self.square)" }
    let dots = layout.dots.map { "M\(Self.edge($0.x)) \(Self.edge($0.y))h0" }
    let dotPath =
      dots.isEmpty
      ? ""
      : """
      <path\(theme.className("n")) d="\(dots.joined())" stroke="\(colours.lines)" stroke-width="7" \
      stroke-linecap="round"/>
      """
    let isTransparent = colours.pageOpacity == 0 && theme.darkColours?.pageOpacity ?? 0 == 0
    let opacity =
      colours.pageOpacity == 255
      ? "" : " fill-opacity=\"\(SVGOutput.opacity(colours.pageOpacity))\""
    let ground =
      """
      <path\(theme.className("p o")) fill="\(colours.page)"\(opacity) d="M\(SVGOutput.number(Self.x(layout.left))) \
      \(SVGOutput.number(Self.x(layout.top)))h\(SVGOutput.number(width))v\(SVGOutput.number(height))H\
      \(SVGOutput.number(Self.x(layout.left)))z"/>
      """
    return """
      \(layout.parts.contains(.frame) && !isTransparent ? ground : "")\
      <path\(theme.className("b n")) fill="\(colours.board)" stroke="\(colours.lines)" stroke-width="1.5" \
      d="M\(left) \(top)H\(Self.edge(columns))V\(Self.edge(rows))H\(left)z\(lines.joined())"/>\
      \(dotPath)
      """
  }

  /// The letters above the board and the numbers to its left.
  var coordinates: String {
    let labels = layout.labels
    let letters = labels.columns.enumerated().map { x, label in
      "<text x=\"\(x * Self.square)\" y=\"-26\">\(label)</text>"
    }
    let numbers = labels.rows.enumerated().map { y, label in
      "<text x=\"-30\" y=\"\(y * Self.square + 5)\">\(label)</text>"
    }
    return """
      <g\(theme.className("t")) fill="\(colours.text)" text-anchor="middle" font-size="13">\
      \(letters.joined())\(numbers.joined())</g>
      """
  }

  /// The number of columns of text that fit above the board; most letters are narrower than a
  /// column.
  var headingColumns: Int { Int((width - 16) / 9) }

  /// Returns a line of text above the board.
  func heading(_ text: String) -> String {
    """
    <text\(theme.className("t")) x="\(SVGOutput.number(Self.x(layout.left) + width / 2))" \
    y="\(SVGOutput.number(Self.x(layout.top) + 24))" fill="\(colours.text)" text-anchor="middle" \
    font-size="16">\(SVGOutput.escape(text))</text>
    """
  }

  /// The lines of text below everything else.
  var caption: String {
    let x = SVGOutput.number(Self.x(0))
    let lines = layout.caption.indices.map { line in
      let y = SVGOutput.number(Self.x(layout.captionMiddle(line)) + 4.5)
      return "<text x=\"\(x)\" y=\"\(y)\">\(SVGOutput.escape(layout.caption[line]))</text>"
    }
    return
      "<g\(theme.className("t")) fill=\"\(colours.text)\" font-size=\"13\">\(lines.joined())</g>"
  }
}
