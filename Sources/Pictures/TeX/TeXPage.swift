import GameRecords

/// The measures of a picture.
///
/// The board's top-left corner is the origin, a square is the unit, and y goes down.
struct TeXPage {
  let layout: PictureLayout
  let colours: Theme.Palette
  /// The length of a pixel of the usual picture, in big points.
  private let pixel: Double

  init(_ game: any DrawableGame, _ options: RenderingOptions, hasMessage: Bool) {
    layout = game.layout(options, hasMessage: hasMessage)
    colours = options.theme.colours
    let width = layout.width * Self.square
    pixel = Self.point * (options.size.map(Double.init) ?? width.rounded()) / width
  }

  /// The length of a pixel in big points, as in CSS: 96 pixels are an inch, and so are 72 points.
  private static let point = 0.75
  /// The width of a square of the usual picture, in pixels.
  private static let square = 40.0

  /// The number of columns of text that fit above the board.
  var headingColumns: Int { Int((layout.width * Self.square - 16) / 9) }

  /// The options that make a square the unit.
  var units: String {
    let square = length(Self.square)
    return "x=\(square), y=-\(square)"
  }

  /// Returns a length in pixels of the usual picture.
  func length(_ pixels: Double) -> String { number(pixels * pixel) + "bp" }

  /// Returns the factor that makes a font of ten points as large as some pixels of the usual
  /// picture.
  private func scale(_ pixels: Double) -> String { number(pixels * pixel * 72.27 / 72 / 10) }

  /// Returns the options for text of some height in pixels of the usual picture.
  func text(_ size: Double) -> String { "scale=\(scale(size))" }

  /// Returns the options for lines of some width in pixels of the usual picture.
  func line(_ colour: String, _ width: Double) -> String {
    "draw=\(colour), line width=\(length(width))"
  }

  /// Returns a place, in squares from the board's corner.
  func place(_ x: Double, _ y: Double) -> String { "(\(number(x)),\(number(y)))" }

  /// The name of the colour of letters and outlines on empty cells.
  var inkName: String {
    switch colours.ink(on: nil) {
    case colours.dark: "dark"
    case colours.light: "light"
    case .black: "black"
    default: "white"
    }
  }

  /// Returns the name of a cell in the game, however the board is turned.
  func name(_ cell: GridCell) -> String {
    "\(layout.orientation.inverse.place(cell, on: layout.board))"
  }

  /// Returns a number of squares.
  func number(_ value: Double) -> String { SVGOutput.number(value, decimals: 3) }
}
