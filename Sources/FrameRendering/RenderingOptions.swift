/// What to draw of a game and how.
public struct RenderingOptions: Hashable, Sendable {
  /// The moves to show, counted from 1 with passes; `nil` for all.
  public var plies: ClosedRange<Int>?
  /// What is drawn of each move.
  public var style = Style.frames
  /// What of a move has a frame of its own.
  public var step = FrameSequence.Step.disk
  /// How long frames stay.
  public var pace = Pace()
  /// How often the animation is played; 0 for ever, `nil` as is usual in the output.
  public var loops: Int?
  /// Whether one picture is drawn instead of an animation: the last frame.
  public var isStill = false
  /// The width of a picture in pixels; `nil` for the usual one.
  public var size: Int?
  /// Whether letters and numbers stand beside the board.
  public var showsCoordinates = true
  /// Whether the disk that was placed last is marked.
  public var marksLastMove = true
  /// Whether the squares are marked where the side to move may place a disk.
  public var marksLegalMoves = false
  /// Whether disks bear the numbers of their placements, from 1 without passes.
  public var showsNumbers = false
  /// The colours.
  public var theme = Theme.classic
  /// What the picture is called instead of what the record tells.
  public var title: String?
  /// The version of asciicast to write: 2 or 3.
  public var castVersion = 2
  /// Whether text may use a terminal's colours.
  public var usesColour = false
  /// The colours of boards that are drawn for a terminal.
  public var terminalColours = TerminalColours.full

  /// Every frame of every move, as is usual.
  public init() {}

  /// Whether there is one picture and no animation.
  public var isOnePicture: Bool { isStill || style != .frames }

  /// Refuses frames that come and go too fast.
  /// - Parameters:
  ///   - shortest: how long each frame must stay, in milliseconds.
  ///   - reason: what shorter ones would do.
  /// - Throws: ``RenderingError``.
  func checkPace(shortest: Int, _ reason: String) throws(RenderingError) {
    guard !isOnePicture else { return }
    var delays = [("--delay", pace.delay), ("--hold", pace.hold)]
    // Recorded times are never shorter than the time of a flip.
    if step == .disk || pace.usesRecordedTimes { delays.append(("--flip-delay", pace.flipDelay)) }
    for (option, delay) in delays where pace.scaled(delay) < shortest {
      throw RenderingError(
        "\(option) comes to \(pace.scaled(delay)) ms, but \(reason) under \(shortest) ms",
        help: "give a longer \(option)" + (pace.speed > 1 ? " or a lower --speed" : "")
      )
    }
  }

  /// What is drawn of each move.
  public enum Style: String, Hashable, CaseIterable, Sendable {
    /// Each frame of the animation.
    case frames
    /// One board, on which the placed disk and the turned ones bear the numbers of the flip order.
    case order
    /// One board for all moves as books print games: each placed disk in the colour that it was
    /// placed with, with its number.
    case moves
  }
}

/// An option that makes a difference to some outputs only.
public enum RenderingFeature: Hashable, CaseIterable, Sendable {
  case style, step, pace, loops, still, size, coordinates, lastMove, legalMoves, numbers, theme,
    title, castVersion, animation, singleFrames
}

extension Set<RenderingFeature> {
  /// What a picture of pixels or shapes can show.
  static let picture: Set = [
    .style, .step, .pace, .loops, .still, .size, .coordinates, .lastMove, .legalMoves, .numbers,
    .theme, .title, .singleFrames,
  ]
}
