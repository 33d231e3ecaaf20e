public import GameRecords

/// What to draw of a game and how.
public struct RenderingOptions: Hashable, Sendable {
  /// The moves to show, counted from 1, passes included; `nil` for all.
  public var plies: ClosedRange<Int>?
  /// What is drawn of each move.
  public var style = Style.frames
  /// The steps that have a frame of their own.
  public var step = FrameSequence.Step.disk
  /// Whether games that were recorded in a session of the app show its screen: modes, thinking
  /// computers, alerts and questions.
  public var showsSession = false
  /// How long frames are shown.
  public var pace = Pace()
  /// How often the animation plays; 0 means forever, `nil` the output's default.
  public var loops: Int?
  /// Whether only the last frame is drawn instead of an animation.
  public var isStill = false
  /// The width of a picture in pixels; `nil` for the default.
  public var size: Int?
  /// How many pixels a picture made of pixels has for each of its width, as for screens with
  /// two or three times the usual number.
  public var scale = 1
  /// Whether there are letters and numbers next to the board.
  public var showsCoordinates = true
  /// Whether the names of the players are shown.
  public var showsNames = true
  /// Whether there is anything around the board; without it, pictures have no page.
  public var hasFrame = true
  /// What is pointed out on the board, in the order of drawing.
  public var marks: [BoardMark<GridCell>] = []
  /// How the board is turned; cells keep their names.
  public var orientation = Orientation.upright
  /// Whether the last placed disk is marked.
  public var marksLastMove = true
  /// Whether the legal squares of the side to move are marked.
  public var marksLegalMoves = false
  /// Whether disks have the numbers of their placements, from 1 without passes.
  public var showsNumbers = false
  /// The colours.
  public var theme = Theme.classic
  /// The title of the picture, instead of one from the record.
  public var title: String?
  /// Whether the name of the opening follows the title.
  public var showsOpening = false
  /// The text below the picture, in as many lines as it needs.
  public var caption: String?
  /// Whether the record's comment on the position of a still is below it.
  public var showsComment = false
  /// Whether a picture for LaTeX is a part of a document and no document of its own.
  public var isFragment = false
  /// The version of asciicast to write: 2 or 3.
  public var castVersion = 2
  /// The size of the terminal that a recording is made for; the recording takes no more of it than
  /// the largest board that fits.
  public var terminalSize = TerminalSize.usual
  /// Whether text may use a terminal's colours.
  public var usesColour = false
  /// The colours to use for boards on a terminal.
  public var terminalColours = TerminalColours.full
  /// The characters to use for boards on a terminal.
  public var terminalCharacters = TerminalCharacters.unicode

  /// Creates the default options: every frame of every move.
  public init() {}

  /// Whether there is one picture and no animation.
  public var isOnePicture: Bool { isStill || style != .frames }

  /// Returns whether a move is shown.
  package func shows(ply: Int) -> Bool { plies?.contains(ply) ?? true }

  /// Refuses frames that are shown too briefly.
  /// - Parameters:
  ///   - shortest: the shortest time of a frame, in milliseconds.
  ///   - reason: what happens to shorter ones.
  /// - Throws: ``RenderingError``.
  func checkPace(shortest: Int, _ reason: String) throws(RenderingError) {
    guard !isOnePicture else { return }
    var delays = [("--delay", pace.delay), ("--hold", pace.hold)]
    // Recorded times are never shorter than the time of a flip.
    if step == .disk || pace.usesRecordedTimes { delays.append(("--flip-delay", pace.flipDelay)) }
    for (option, delay) in delays where pace.scaled(delay) < shortest {
      throw RenderingError(
        "\(option) comes to \(pace.scaled(delay)) ms, but \(reason) under \(shortest) ms",
        help: "use a longer \(option)" + (pace.speed > 1 ? " or a lower --speed" : "")
      )
    }
  }

  /// What is drawn of each move.
  public enum Style: String, Hashable, CaseIterable, Sendable {
    /// Each frame of the animation.
    case frames
    /// One board on which the placed disk and the flipped ones are numbered in flip order.
    case order
    /// One board for all moves as printed in books: each placed disk with its number, in the colour
    /// in which it was placed.
    case moves
  }
}

/// An option that only some outputs support.
public enum RenderingFeature: Hashable, CaseIterable, Sendable {
  case style, step, pace, loops, still, size, scale, frame, names, marks, orientation, coordinates,
    lastMove, legalMoves, numbers, theme, title, caption, castVersion, terminalSize, animation,
    singleFrames, session, fragment
}

extension Set<RenderingFeature> {
  /// The features of pictures made of pixels or shapes.
  static let picture: Set = [
    .style, .step, .pace, .loops, .still, .size, .frame, .names, .marks, .orientation, .coordinates,
    .lastMove, .legalMoves, .numbers, .theme, .title, .caption, .singleFrames,
  ]
}
