internal import ReversiRules

/// Where the parts of a picture are, in units of a square's width.
///
/// The board's top-left corner is the origin; the page begins left of and above it.
struct PictureLayout {
  /// The board.
  let board: BoardSize
  /// The page around the board, on all four sides.
  let margin: Double
  /// The height of the line of text above the margin; 0 without one.
  let captionHeight: Double
  /// The height of the line with counts and message below the margin; 0 without one.
  let statusHeight: Double

  init(_ board: BoardSize, hasCoordinates: Bool, hasCaption: Bool, hasStatus: Bool) {
    self.board = board
    margin = hasCoordinates ? 0.5 : 0.2
    captionHeight = hasCaption ? 0.7 : 0
    statusHeight = hasStatus ? 0.8 : 0
  }

  /// The width of the page.
  var width: Double { Double(board.width) + 2 * margin }
  /// The height of the page.
  var height: Double { Double(board.height) + 2 * margin + captionHeight + statusHeight }
  /// The left edge of the page.
  var left: Double { -margin }
  /// The upper edge of the page.
  var top: Double { -margin - captionHeight }
  /// The middle of the line of text above the board.
  var captionMiddle: Double { -margin - captionHeight / 2 + 0.08 }
  /// The middle of the line with counts and message.
  var statusMiddle: Double { Double(board.height) + margin + statusHeight / 2 - 0.08 }

  /// The radius of a disk.
  static let diskRadius = 0.42
  /// The four dots that boards have two squares from each corner, where there is room for them.
  var dots: [(x: Int, y: Int)] {
    guard board.width >= 8, board.height >= 8 else { return [] }
    return [2, board.height - 2].flatMap { y in [2, board.width - 2].map { (x: $0, y: y) } }
  }
}
