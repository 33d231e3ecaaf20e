import GameRecords

/// The places of the parts of a picture, in units of a cell's width.
///
/// The board's top-left corner is the origin; the page begins to the left of it and above. Below the
/// board are the counts with the names of the players, then the message, then who plays in a session, then
/// the caption.
struct PictureLayout {
  /// The board.
  let board: GridSize
  /// The parts around the board.
  let parts: Set<Part>
  /// The lines of text below everything else.
  let caption: [String]
  /// How the board is turned, for what is written next to it.
  let orientation: Orientation

  /// A part around the board.
  enum Part {
    /// The page around the board; without it there are no other parts.
    case frame
    /// The letters and numbers next to the board.
    case coordinates
    /// A line of text above the board.
    case heading
    /// What is counted.
    case counts
    /// The names of the players, next to what is counted.
    case names
    /// The state of the game in words.
    case message
    /// Who plays in a session, in words.
    case players
  }

  init(
    _ board: GridSize,
    _ parts: Set<Part>,
    _ orientation: Orientation = .upright,
    caption: [String] = []
  ) {
    self.board = board
    self.caption = caption
    self.orientation = orientation
    self.parts = parts.contains(.frame) ? parts : []
  }

  /// The width of the page around the board, on all four sides.
  var margin: Double {
    guard parts.contains(.frame) else { return Self.line / 2 }
    return parts.contains(.coordinates) ? 0.5 : 0.2
  }

  /// The height of the line of text above the margin; without one, some room above the letters.
  var headingHeight: Double {
    parts.contains(.heading) ? 0.7 : parts.contains(.coordinates) ? 0.14 : 0
  }

  /// The height of the lines below the margin; 0 without them.
  var statusHeight: Double { statusLines == 0 ? 0 : 0.1 + Self.lineHeight * Double(statusLines) }

  /// The height of the lines of the caption; 0 without them.
  var captionHeight: Double {
    caption.isEmpty ? 0 : 0.15 + Self.captionLineHeight * Double(caption.count)
  }

  /// The width of the page.
  var width: Double { Double(board.width) + 2 * margin }
  /// The height of the page.
  var height: Double {
    Double(board.height) + 2 * margin + headingHeight + statusHeight + captionHeight
  }
  /// The left edge of the page.
  var left: Double { -margin }
  /// The upper edge of the page.
  var top: Double { -margin - headingHeight }
  /// The middle of the line of text above the board.
  var headingMiddle: Double { -margin - headingHeight / 2 + 0.08 }

  /// Returns the middle of a line of the caption, which begins at the left edge of the board.
  func captionMiddle(_ line: Int) -> Double {
    Double(board.height) + margin + statusHeight + Self.captionLineHeight * (Double(line) + 0.5)
  }

  /// Whether there is room for two players next to each other.
  var isWide: Bool { board.width >= 6 }

  /// Returns the middle of the line with one of the counts: both at the ends of a line, or one below the
  /// other.
  func countMiddle(_ index: Int) -> Double { middle(ofLine: isStacked ? index : 0) }

  /// The middle of the message, at the left below the counts.
  var messageMiddle: Double { middle(ofLine: countLines) }

  /// Returns the middle of the line about one of two players in a session.
  func playerMiddle(_ index: Int) -> Double {
    middle(ofLine: countLines + messageLines + (isWide ? 0 : index))
  }

  /// Returns where the line about one of two players in a session begins.
  func playerLeft(_ index: Int) -> Double {
    index > 0 && isWide ? Double(board.width) / 2 : 0
  }

  /// Whether the counts are below each other, because there is no room for two names in a line.
  var isStacked: Bool { parts.contains(.names) && !isWide }

  /// What is written above the columns, from the left, and next to the rows, from the top.
  var labels: (columns: [String], rows: [String]) { orientation.labels(board) }

  private var countLines: Int { parts.contains(.counts) ? isStacked ? 2 : 1 : 0 }
  private var messageLines: Int { parts.contains(.message) ? 1 : 0 }
  private var statusLines: Int {
    countLines + messageLines + (parts.contains(.players) ? isWide ? 1 : 2 : 0)
  }

  private func middle(ofLine line: Int) -> Double {
    Double(board.height) + margin + 0.32 + Self.lineHeight * Double(line)
  }

  private static let lineHeight = 0.7
  private static let captionLineHeight = 0.45
  /// The size of the letters of a caption: the height of capitals.
  static let captionCapitals = 0.23

  /// The width of the lines between squares and around the board.
  static let line = 0.0375
  /// The radius of a disk, with its outline.
  static let diskRadius = 0.41
  /// The width of a disk's outline.
  static let rim = 0.03
  /// The radius of the mark on the disk that was placed last.
  static let markRadius = 0.12
  /// The radius of the ring around the number of the disk that was placed last.
  static let ringRadius = 0.34
  /// The radius of the mark of a possible move.
  static let hintRadius = 0.13
  /// The radius of the disks next to the counts and the message.
  static let smallRadius = 0.25
  /// The size of the letters of counts and message: the height of capitals.
  static let capitals = 0.31
  /// The room between a small disk and the text next to it.
  static let gap = 0.15
  /// The room for a count of two digits.
  static let countWidth = 0.6
  /// The four dots of a board, two cells from each corner, if there is room for them.
  var dots: [(x: Int, y: Int)] {
    guard board.width >= 8, board.height >= 8 else { return [] }
    return [2, board.height - 2].flatMap { y in [2, board.width - 2].map { (x: $0, y: y) } }
  }
}

extension DrawableGame {
  /// Returns the places of the parts of pictures of the game; a figure has no message.
  func layout(_ options: RenderingOptions, hasMessage: Bool) -> PictureLayout {
    var parts: Set<PictureLayout.Part> = []
    if options.hasFrame { parts.insert(.frame) }
    if options.showsCoordinates { parts.insert(.coordinates) }
    if heading(options) != nil { parts.insert(.heading) }
    if names(options) != nil { parts.insert(.names) }
    if hasMessage { parts.insert(.message) }
    // A figure says only who the players are.
    if hasMessage || parts.contains(.names) { parts.insert(.counts) }
    if hasMessage, showsSession(options) { parts.insert(.players) }
    let board = self.parts(options).size
    let caption = caption(options, below: board)
    return PictureLayout(board, parts, options.orientation, caption: caption)
  }
}
