import ReversiRules

/// Where the parts of a picture are, in whole pixels.
struct GIFMeasures {
  /// The same in units of a square's width.
  let layout: PictureLayout
  /// How far it is from one square to the next.
  let square: Int
  /// How wide the lines between squares are; each square has one at its left and upper edge.
  let line: Int
  /// The page.
  let page: PixelRect
  /// The board with the lines around it.
  let board: PixelRect

  /// The widths of pictures that can be asked for; which boards there is room for is another matter.
  static let widths = 101...2048
  /// The width of pictures for which none is asked.
  static let usualWidth = 480
  /// The smallest squares in which something can be seen.
  private static let smallestSquare = 10
  /// The smallest board below which there is room for counts and message.
  private static let smallestBoard = 96

  /// The measures of a picture.
  /// - Throws: ``RenderingError`` when squares or what is written would be too small.
  init(_ layout: PictureLayout, width: Int, _ labels: GIFLabels) throws(RenderingError) {
    guard let measures = Self.largest(layout, width: width, labels) else {
      let least = Self.widths.first { Self.largest(layout, width: $0, labels) != nil }
      throw RenderingError(
        "in a picture \(width) pixels wide, a board of \(layout.board)"
          + (labels.highestNumber == nil ? "" : " with numbers") + " is too small to be read",
        help: least.map { "give --size at least \($0)" }
      )
    }
    self = measures
  }

  /// The measures with the largest squares beside and in which there is room for labels.
  private static func largest(
    _ layout: PictureLayout,
    width: Int,
    _ labels: GIFLabels
  ) -> GIFMeasures? {
    let columns = layout.board.width
    let smallest = max(smallestSquare, (smallestBoard + columns - 1) / columns)
    let largest = Int(Double(width) / layout.width)
    return stride(from: largest, through: smallest, by: -1).lazy
      .map { GIFMeasures(layout, width: width, square: $0) }
      .first { $0.hasRoom(for: labels) }
  }

  private init(_ layout: PictureLayout, width: Int, square: Int) {
    self.layout = layout
    self.square = square
    line = max(1, (square + 24) / 48)
    let boardWidth = square * layout.board.width + line
    let boardHeight = square * layout.board.height + line
    // What is left over beside whole squares makes the margin wider, on all sides alike.
    let margin = (width - boardWidth) / 2
    let caption = Int((layout.captionHeight * Double(square)).rounded())
    let status = Int((layout.statusHeight * Double(square)).rounded())
    board = PixelRect(x: margin, y: margin + caption, width: boardWidth, height: boardHeight)
    page = PixelRect(x: 0, y: 0, width: width, height: board.endY + margin + status)
  }

  /// A square without the line at its edge.
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
  /// How many steps the edges of disks have: few ones save much space, and in large pictures they are
  /// hardly seen.
  var edgeSteps: Int { radius < 28 ? Brush.levels : 2 }
  /// How wide the square of pixels around a disk is: as even or odd as the field that it lies in.
  var spriteSize: Int {
    let field = square - line
    let size = 2 * Int(radius.rounded(.up))
    return min(field, size + (field - size) % 2)
  }

  /// Where the disk of a square is.
  func spot(_ place: Square) -> PixelRect {
    field(x: place.x, y: place.y).inset(by: (square - line - spriteSize) / 2)
  }

  /// A length in units of a square's width as whole pixels, at least so many.
  func pixels(_ length: Double, atLeast least: Int = 1) -> Int {
    max(least, Int((length * Double(square)).rounded()))
  }

  /// The middle row of a line of text, given as the layout gives it.
  func row(_ middle: Double) -> Int { board.y + Int((middle * Double(square)).rounded()) }
}
