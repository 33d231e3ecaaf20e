import GameRecords
import ReversiRules

/// The parts of a picture that stay the same: page, board, lines, coordinates and caption.
///
/// A square is 40 units wide, and the middle of `a1` is the origin. Disks are drawn in units of a
/// square, so that their places are short numbers.
struct SVGPage {
  let layout: PictureLayout
  let theme: Theme
  /// What the document's identifiers end with, so that several can stand in one page.
  let suffix: String

  /// The width of a square.
  static let square = 40
  /// The circle of a square, in units of a square.
  static func circle(_ square: Square, _ attributes: String = "") -> String {
    "<circle cx=\"\(square.x)\" cy=\"\(square.y)\" r=\"\(diskRadius)\"\(attributes)/>"
  }
  private static let diskRadius = SVGOutput.number(PictureLayout.diskRadius)
  /// What makes units of the page of units of a square.
  static let scale = "transform=\"scale(\(square))\""

  /// Numbers on disks; each has its colour from its attributes.
  static func numbers(_ texts: [String], _ attributes: String = "") -> String {
    "<g\(attributes) text-anchor=\"middle\" font-size=\"17\">\(texts.joined())</g>"
  }

  /// A number in the middle of its square, smaller where it does not fit its disk otherwise.
  static func number(_ number: Int, on square: Square, _ attributes: String) -> String {
    let size = number > 99 ? " font-size=\"13\"" : ""
    return "<text x=\"\(square.x * Self.square)\" y=\"\(square.y * Self.square + 6)\""
      + "\(size)\(attributes)>\(number)</text>"
  }

  /// The mark of the last placement, a dot, or a ring around a number; out of sight without a square.
  func mark(_ square: Square?, isRing: Bool, _ attributes: String = "") -> String {
    let colour =
      isRing
      ? "fill=\"none\" stroke-width=\".06\" stroke=\"\(colours.mark)\"" + theme.className("q")
      : "fill=\"\(colours.mark)\"" + theme.className("m")
    return "<g \(Self.scale)><circle "
      + "cx=\"\(square?.x ?? Self.outside)\" cy=\"\(square?.y ?? Self.outside)\" "
      + "r=\"\(isRing ? ".34" : ".12")\" \(colour)\(attributes)/></g>"
  }

  /// A column and row that no board has.
  static let outside = -99

  var colours: Theme.Palette { theme.colours }

  /// The edge between squares, by how many of them are before it, in units of the page.
  private static func edge(_ squares: Int) -> Int { squares * square - square / 2 }

  /// A place in squares from the board's corner as a number of units.
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
    return """
      <path\(theme.className("p")) fill="\(colours.page)" d="M\(SVGOutput.number(Self.x(layout.left))) \
      \(SVGOutput.number(Self.x(layout.top)))h\(SVGOutput.number(width))v\(SVGOutput.number(height))H\
      \(SVGOutput.number(Self.x(layout.left)))z"/>\
      <path\(theme.className("b n")) fill="\(colours.board)" stroke="\(colours.lines)" stroke-width="1.5" \
      d="M\(left) \(top)H\(Self.edge(columns))V\(Self.edge(rows))H\(left)z\(lines.joined())"/>\
      \(dotPath)
      """
  }

  /// Letters above and numbers at the left.
  var coordinates: String {
    let letters = (0..<layout.board.width).compactMap { Square(x: $0, y: 0)?.description.first }
      .enumerated().map { "<tspan x=\"\($0.offset * Self.square)\">\($0.element)</tspan>" }
    let numbers = (0..<layout.board.height).map { y in
      "<tspan x=\"-30\" y=\"\(y * Self.square + 5)\">\(y + 1)</tspan>"
    }
    return """
      <text\(theme.className("t")) y="-26" fill="\(colours.text)" text-anchor="middle" font-size="13">\
      \(letters.joined())\(numbers.joined())</text>
      """
  }

  /// How many columns of text there is room for above the board; most letters are narrower.
  var captionColumns: Int { Int((width - 16) / 9) }

  /// A line of text above the board, which is cut where the page ends.
  func caption(_ text: String) -> String {
    let height = SVGOutput.number(layout.captionHeight * Double(Self.square) + 8)
    let width = SVGOutput.number(self.width - 16)
    return """
      <svg x="\(SVGOutput.number(Self.x(layout.left) + 8))" y="\(SVGOutput.number(Self.x(layout.top)))" \
      width="\(width)" height="\(height)"><text\(theme.className("t")) x="50%" y="24" fill="\(colours.text)" \
      text-anchor="middle" font-size="16">\(SVGOutput.escape(text))</text></svg>
      """
  }

  /// The rules for readers who prefer dark pages, in CSS; empty where nothing differs.
  var darkScheme: String {
    guard let dark = theme.darkColours else { return "" }
    let fills = [("p", dark.page), ("b", dark.board), ("t", dark.text), ("m", dark.mark)]
      .map { "#g\(suffix) .\($0){fill:\($1)}" }
    let stops = SVGPaints.Part.allCases.map { part in
      "#g\(suffix) .\(part.rawValue){stop-color:\(part.colour(in: dark))}"
    }
    return "@media(prefers-color-scheme:dark){\(fills.joined())#g\(suffix) .n{stroke:\(dark.lines)}"
      + "#g\(suffix) .r{stroke:\(dark.text)}#g\(suffix) .q{stroke:\(dark.mark)}"
      + stops.joined() + "}"
  }
}
