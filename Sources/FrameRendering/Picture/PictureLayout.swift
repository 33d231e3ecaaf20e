/// The places of the parts of a picture, in units of a cell's width.
///
/// The board's top-left corner is the origin; the page begins to the left of it and above.
struct PictureLayout {
  /// The board.
  let board: GridSize
  /// The width of the page around the board, on all four sides.
  let margin: Double
  /// The height of the line of text above the margin; 0 without one.
  let captionHeight: Double
  /// The height of the lines for message and counts below the margin; 0 without them.
  let statusHeight: Double

  init(
    _ board: GridSize,
    hasCoordinates: Bool,
    hasCaption: Bool,
    hasStatus: Bool,
    hasPlayers: Bool = false
  ) {
    self.board = board
    margin = hasCoordinates ? 0.5 : 0.2
    captionHeight = hasCaption ? 0.7 : 0
    let lines = board.width < Self.wide ? 2.0 : 1
    statusHeight = hasStatus ? 0.1 + 0.7 * lines * (hasPlayers ? 2 : 1) : 0
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
  /// The middle of the message, at the left below the board.
  var messageMiddle: Double { Double(board.height) + margin + 0.32 }
  /// The middle of the counts, at the right: next to the message, or below it if the board is too
  /// narrow for both.
  var countsMiddle: Double { board.width < Self.wide ? messageMiddle + 0.7 : messageMiddle }
  /// Returns the middle of the line about one of two players: both next to each other, or one below
  /// the other.
  func playerMiddle(_ index: Int) -> Double {
    countsMiddle + (index > 0 && board.width < Self.wide ? 1.4 : 0.7)
  }
  /// Returns where the line about one of two players begins.
  func playerLeft(_ index: Int) -> Double {
    index > 0 && board.width >= Self.wide ? Double(board.width) / 2 : 0
  }
  /// The smallest width of a board with room for message and counts on one line.
  private static let wide = 6

  /// The radius of a disk, with its outline.
  static let diskRadius = 0.41
  /// The width of a disk's outline.
  static let rim = 0.03
  /// The four dots of a board, two cells from each corner, if there is room for them.
  var dots: [(x: Int, y: Int)] {
    guard board.width >= 8, board.height >= 8 else { return [] }
    return [2, board.height - 2].flatMap { y in [2, board.width - 2].map { (x: $0, y: y) } }
  }
}
