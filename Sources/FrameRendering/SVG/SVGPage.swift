internal import GameRecords
internal import ReversiRules

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
  /// The radius of the mark on the last placement, in units of a square.
  static let markRadius = ".12"
  /// The attribute that makes a number fit its disk where the usual size does not.
  static func numberSize(_ number: Int) -> String { number > 99 ? " font-size=\"13\"" : "" }

  /// The mark of the last placement, in units of a square: a dot, or a ring around a number.
  func mark(_ square: Square, isRing: Bool, _ attributes: String = "") -> String {
    let colour =
      isRing
      ? "fill=\"none\" stroke-width=\".06\" stroke=\"\(colours.mark)\"" + theme.className("q")
      : "fill=\"\(colours.mark)\"" + theme.className("m")
    return "<circle cx=\"\(square.x)\" cy=\"\(square.y)\" "
      + "r=\"\(isRing ? ".34" : Self.markRadius)\" \(colour)\(attributes)/>"
  }

  var colours: Theme.Palette { theme.colours }

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
    let (right, bottom) = (Self.x(Double(columns)), Self.x(Double(rows)))
    let lines =
      (1..<columns).map { "M\($0 * 40 - 20)-20v\(rows * 40)" }
      + (1..<rows).map { "M-20 \($0 * 40 - 20)h\(columns * 40)" }
    let dots = layout.dots.map { "M\($0.x * 40 - 20) \($0.y * 40 - 20)h0" }
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
      d="M-20-20H\(SVGOutput.number(right))V\(SVGOutput.number(bottom))H-20z\(lines.joined())"/>\
      \(dotPath)
      """
  }

  /// Letters above and numbers at the left.
  var coordinates: String {
    let letters = (0..<layout.board.width).compactMap { Square(x: $0, y: 0)?.description.first }
      .enumerated().map { "<tspan x=\"\($0.offset * 40)\">\($0.element)</tspan>" }
    let numbers = (0..<layout.board.height).map { y in
      "<tspan x=\"-30\" y=\"\(y * 40 + 5)\">\(y + 1)</tspan>"
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
