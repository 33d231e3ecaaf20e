import GameRecords

/// The places of the parts of a picture, in whole pixels.
struct PixelMeasures {
  /// The layout in units of a square's width.
  let layout: PictureLayout
  /// Whether pieces fill their cells, as panels do.
  let hasPanels: Bool
  /// The distance from one square to the next.
  let square: Int
  /// The width of the lines between squares; each square has one at its left and upper edge.
  let line: Int
  /// The page.
  let page: PixelRect
  /// The board with the lines around it.
  let board: PixelRect

  /// The widths that a picture can have; some boards need more than the smallest.
  static let widths = 101...4096
  /// The default width of pictures.
  static let defaultWidth = 480
  /// The width of the smallest readable squares.
  private static let smallestSquare = 10
  /// The width of the smallest board with room for counts and message below it.
  private static let smallestBoard = 96

  /// Checks the width of a picture and the times of an animation.
  /// - Parameters:
  ///   - options: the options.
  ///   - format: the output's name in a sentence, such as `a GIF`.
  /// - Throws: ``RenderingError`` if they are too small or too large.
  static func check(_ options: RenderingOptions, _ format: String) throws(RenderingError) {
    let (least, most) = (widths.lowerBound, widths.upperBound / options.scale)
    if let size = options.size, size < least || size > most {
      throw RenderingError(
        "\(format) cannot be \(size) pixels wide"
          + (options.scale > 1 ? " with --scale \(options.scale)" : ""),
        help: "use --size \(least) to \(most)"
      )
    }
    try options.checkPace(shortest: 10 * PixelTimeline.shortest, "viewers slow down frames")
  }

  /// Creates the measures of a picture.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  init(
    _ layout: PictureLayout,
    width: Int,
    _ labels: PixelLabels,
    hasPanels: Bool
  ) throws(RenderingError) {
    func largest(_ width: Int) -> PixelMeasures? {
      Self.largest(layout, width: width, labels, hasPanels: hasPanels)
    }
    guard let measures = largest(width) else {
      let least = Self.widths.first { largest($0) != nil }
      throw RenderingError(
        "a board of \(layout.board)" + (labels.highestNumber == nil ? "" : " with numbers")
          + " is unreadable in a picture \(width) pixels wide",
        help: least.map { "use --size \($0) or more" }
      )
    }
    self = measures
  }

  /// Returns the measures with the largest squares that leave room for the labels.
  private static func largest(
    _ layout: PictureLayout,
    width: Int,
    _ labels: PixelLabels,
    hasPanels: Bool
  ) -> PixelMeasures? {
    let columns = layout.board.width
    let smallest = max(smallestSquare, (smallestBoard + columns - 1) / columns)
    let largest = Int(Double(width) / layout.width)
    return stride(from: largest, through: smallest, by: -1).lazy
      .map { PixelMeasures(layout, width: width, square: $0, hasPanels: hasPanels) }
      .first { $0.hasRoom(for: labels) }
  }

  private init(_ layout: PictureLayout, width: Int, square: Int, hasPanels: Bool) {
    self.hasPanels = hasPanels
    self.layout = layout
    self.square = square
    line = max(1, Int((PictureLayout.line * Double(square)).rounded()))
    let boardWidth = square * layout.board.width + line
    let boardHeight = square * layout.board.height + line
    // Pixels left over from whole squares widen the margin equally on all sides.
    let margin = (width - boardWidth) / 2
    let heading = Int((layout.headingHeight * Double(square)).rounded())
    let below = layout.statusHeight + layout.captionHeight
    let status = Int((below * Double(square)).rounded())
    board = PixelRect(x: margin, y: margin + heading, width: boardWidth, height: boardHeight)
    page = PixelRect(x: 0, y: 0, width: width, height: board.endY + margin + status)
  }

  /// Returns a square without the line at its edge.
  func field(x: Int, y: Int) -> PixelRect {
    PixelRect(
      x: board.x + x * square + line,
      y: board.y + y * square + line,
      width: square - line,
      height: square - line
    )
  }

  /// The radius of disks.
  var radius: Double { PictureLayout.diskRadius * Double(square) }
  /// The width of the square of pixels around a disk, even or odd like the field it is in.
  var spriteSize: Int {
    let field = square - line
    let size = 2 * Int(radius.rounded(.up))
    return min(field, size + (field - size) % 2)
  }

  /// Returns the place of a cell's piece.
  func spot(_ cell: GridCell) -> PixelRect {
    let field = field(x: cell.x, y: cell.y)
    return hasPanels ? field : field.inset(by: (square - line - spriteSize) / 2)
  }

  /// Returns the place of a panel on its way: `share` of the way is done.
  func spot(_ slide: Frame.Slide, share: Double) -> PixelRect {
    let (start, end) = (spot(slide.start), spot(slide.end))
    func between(_ a: Int, _ b: Int) -> Int { a + Int((Double(b - a) * share).rounded()) }
    return PixelRect(
      x: between(start.x, end.x),
      y: between(start.y, end.y),
      width: start.width,
      height: start.height
    )
  }

  /// The distance of a panel from the edge of its cell.
  var panelGap: Int { max(1, square / 32) }
  /// The radius of a panel's corners.
  var panelRadius: Double { Double(square) / 10 }

  /// Returns a length in units of a square's width as whole pixels, with a minimum.
  func pixels(_ length: Double, atLeast least: Int = 1) -> Int {
    max(least, Int((length * Double(square)).rounded()))
  }

  /// Returns the middle row of a line of text from a position in the layout.
  func row(_ middle: Double) -> Int { board.y + Int((middle * Double(square)).rounded()) }
}
