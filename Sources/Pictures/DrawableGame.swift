public import GameRecords

/// A record whose game can be drawn.
///
/// A game that is to have pictures gives its record this conformance; all outputs then draw it.
public protocol DrawableRecord: GameRecord {
  /// What is drawn.
  associatedtype Drawn: DrawableGame

  /// Returns what is drawn of a record.
  /// - Parameters:
  ///   - attempt: the record as far as it can be played.
  ///   - parsed: the record as it was read, with the screens of a session.
  /// - Returns: the game; `nil` if not even its start can be drawn.
  func drawable(_ attempt: Attempt, _ parsed: ParsedRecord) -> Drawn?

  /// Returns the record with only some of its moves.
  func keepingMoves(_ count: Int) -> Self
}

/// A game to draw: its frames and figures, and the words about it.
public protocol DrawableGame: Sendable {
  /// The record of the game.
  associatedtype Record: GameRecord

  /// The record as read from the file.
  var record: Record { get }
  /// The record as one line of JSON, to embed in outputs from which it can be read back; without
  /// the characters `<`, `>` and `&`.
  var embedded: String? { get set }
  /// The title of a picture if nothing else is known, such as `Reversi game`.
  var plainTitle: String { get }
  /// The name of the opening, if it has one.
  var openingName: String? { get }
  /// The number of moves.
  var moveCount: Int { get }
  /// The seconds recorded for moves, by the numbers of the moves.
  var thinkingTimes: [Int: Double] { get }
  /// The numbers of the moves that placed the pieces, by their cells; empty if pieces are not placed.
  var numbers: [GridCell: Int] { get }

  /// Returns what can be on the screen.
  func parts(_ options: RenderingOptions) -> ScreenParts

  /// Returns notes on options that make no difference to the game.
  func notes(_ options: RenderingOptions) -> [RenderingNote]

  /// Whether the screens of a session are drawn.
  func showsSession(_ options: RenderingOptions) -> Bool

  /// Returns the frames to show.
  func frames(_ options: RenderingOptions) -> FrameSequence

  /// Returns the moves to show.
  func moves(_ options: RenderingOptions) -> [DrawnMove]

  /// Returns the lines that continue the game after the last move to show, if it is the game's last.
  func continuations(_ options: RenderingOptions) -> [[DrawnMove]]

  /// Returns the figures of a style other than frames, each a board with the numbers of moves.
  /// - Throws: ``RenderingError`` if there are none.
  func figures(_ options: RenderingOptions) throws(RenderingError) -> [Figure]

  /// Returns the only figure of a style other than frames.
  /// - Throws: ``RenderingError`` if there are none or several.
  func figure(_ options: RenderingOptions) throws(RenderingError) -> Figure

  /// Returns a description of the picture without its title, in a few sentences.
  /// - Parameters:
  ///   - options: what to draw and how.
  ///   - frames: the frames for these options.
  /// - Returns: the sentences.
  func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String

  /// Returns a description of a single frame, in a few sentences.
  func summary(of frame: Frame) -> String
}

extension DrawableGame {
  /// By default none.
  public var openingName: String? { nil }

  /// By default none.
  public var numbers: [GridCell: Int] { [:] }

  /// By default nothing.
  public func notes(_ options: RenderingOptions) -> [RenderingNote] { [] }

  /// By default none.
  public func continuations(_ options: RenderingOptions) -> [[DrawnMove]] { [] }

  /// By default the only one.
  public func figures(_ options: RenderingOptions) throws(RenderingError) -> [Figure] {
    [try figure(options)]
  }

  /// By default, throws an error.
  public func figure(_ options: RenderingOptions) throws(RenderingError) -> Figure {
    throw RenderingError("there are no figures of \(Record.game)", help: "use --style frames")
  }

  /// By default no.
  public func showsSession(_ options: RenderingOptions) -> Bool { false }
}

/// A board with numbers on some of its cells.
public struct Figure: Hashable, Sendable {
  /// What it shows, such as `move 7: x f5`; empty if it shows all moves.
  public let title: String
  /// The pieces.
  public let board: PieceBoard
  /// What is counted on the board.
  public let counts: [Frame.Count]
  /// The numbers.
  public let numbers: [GridCell: Int]
  /// What the record points out on the board.
  public let marks: [BoardMark<GridCell>]

  /// Creates a figure.
  public init(
    _ title: String,
    _ board: PieceBoard,
    _ counts: [Frame.Count],
    _ numbers: [GridCell: Int],
    marks: [BoardMark<GridCell>] = []
  ) {
    self.title = title
    self.marks = marks
    self.board = board
    self.counts = counts
    self.numbers = numbers
  }
}
