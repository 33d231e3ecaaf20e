public import GameRecords

/// One picture of an animation: what a screen shows of a game at one moment.
public struct Frame: Hashable, Sendable {
  /// The time when the picture appears, in milliseconds from the start of the animation.
  public internal(set) var time = 0
  /// How long the picture is shown, in milliseconds.
  public internal(set) var duration = 0
  /// What has just happened.
  public var event: Event
  /// The move that is shown, by its number from 1; 0 for the start.
  public var ply: Int
  /// The pieces at this moment.
  public var board: PieceBoard
  /// The piece of the player who makes the move; `nil` for the start, or if there is one player.
  public var player: Piece?
  /// The move in the notation of the game, such as `f5`; `nil` for the start.
  public var move: String?
  /// The cell whose piece has just changed in the middle of a move.
  public var changed: GridCell?
  /// The way of a piece that has just come to another cell.
  public var slide: Slide?
  /// The cell of the last move, in this frame or before.
  public var lastMove: GridCell?
  /// The cells where a move is possible, in order; `nil` if they are not shown, during a move, and
  /// when the game is over.
  public var hints: [GridCell]?
  /// What the record points out on the board.
  public var marks: [BoardMark<GridCell>] = []
  private var surroundings: Surroundings

  /// Creates a frame without a move.
  public init(_ event: Event, ply: Int, _ board: PieceBoard, _ message: Message, _ counts: [Count])
  {
    self.event = event
    self.ply = ply
    self.board = board
    surroundings = Surroundings(message, counts)
  }

  /// Returns the cells whose disks are seen to turn at the beginning of the frame: not those that are
  /// on the screen of a session after moves were taken back.
  func turned(after before: PieceBoard) -> [GridCell] {
    switch event {
    case .start, .placed, .alert, .other: return []
    case .flipped, .done: break
    }
    return (changed.map { [$0] } ?? board.size.cells).filter { cell in
      guard let piece = board[cell], let old = before[cell] else { return false }
      return piece.shape == .disk && piece.tone != old.tone
    }
  }

  /// Whether no move is in progress.
  public var isAtRest: Bool { changed == nil && alert == nil }

  /// What has just happened in a frame.
  public enum Event: Hashable, Sendable {
    /// Nothing yet: this is the position before the first move shown.
    case start
    /// A piece was placed.
    case placed
    /// A piece was flipped: the `number`th of several.
    case flipped(number: Int, of: Int)
    /// The move is done: counts and message were updated.
    case done
    /// An alert is part of the game, such as the one for a pass.
    case alert
    /// Something else has changed on the screen of a recorded session: a mode, a thinking computer, a
    /// question, or moves that were taken back.
    case other
  }

  /// The way of a piece from one cell to another.
  public struct Slide: Hashable, Sendable {
    /// The cell where it was.
    public let start: GridCell
    /// The cell where it is now.
    public let end: GridCell

    /// Creates a way.
    public init(from start: GridCell, to end: GridCell) {
      self.start = start
      self.end = end
    }
  }

  /// The state of the game in words.
  public struct Message: Hashable, Sendable {
    /// The piece of the player that the words are about, which is shown before them.
    public let piece: Piece?
    /// The words, such as `won`.
    public let words: String
    /// The same as a sentence.
    public let sentence: String
    /// Whether the game is over.
    public let isFinal: Bool

    /// Creates a message.
    public init(_ words: String, of piece: Piece? = nil, sentence: String, isFinal: Bool) {
      self.piece = piece
      self.words = words
      self.sentence = sentence
      self.isFinal = isFinal
    }

    /// What is between the piece and the words: nothing before an apostrophe.
    package var gap: String { piece == nil || words.hasPrefix("'") ? "" : " " }

    /// The words after a letter for the piece, such as `x won`.
    var text: String { (piece?.symbol ?? "") + gap + words }
  }

  /// A number below the board.
  public struct Count: Hashable, Sendable {
    /// The piece that is counted, if any.
    public let piece: Piece?
    /// The number with its unit.
    public let text: String

    /// Creates a number.
    public init(_ text: String, of piece: Piece? = nil) {
      self.piece = piece
      self.text = text
    }
  }

  /// Who plays, in a recorded session.
  public struct Player: Hashable, Sendable {
    /// The player's pieces.
    public let piece: Piece
    /// Who it is, such as `Computer`.
    public let words: String
    /// Whether it is a computer that is thinking.
    public let isThinking: Bool

    /// Creates a player.
    public init(_ piece: Piece, _ words: String, isThinking: Bool) {
      self.piece = piece
      self.words = words
      self.isThinking = isThinking
    }
  }
}

extension Frame {
  /// The state of the game in words.
  public var message: Message {
    get { surroundings.message }
    set { surroundings = Surroundings(newValue, counts, alert, players) }
  }
  /// What is counted, such as the disks of both sides.
  public var counts: [Count] {
    get { surroundings.counts }
    set { surroundings = Surroundings(message, newValue, alert, players) }
  }
  /// The alert that is open.
  public var alert: Alert? {
    get { surroundings.alert }
    set { surroundings = Surroundings(message, counts, newValue, players) }
  }
  /// Who plays, in a recorded session.
  public var players: [Player]? {
    get { surroundings.players }
    set { surroundings = Surroundings(message, counts, alert, newValue) }
  }

  /// What is around the board, which several frames share, because it is the same during a move and
  /// has many parts to copy.
  private final class Surroundings: Hashable, Sendable {
    let message: Message
    let counts: [Count]
    let alert: Alert?
    let players: [Player]?

    init(
      _ message: Message,
      _ counts: [Count],
      _ alert: Alert? = nil,
      _ players: [Player]? = nil
    ) {
      self.message = message
      self.counts = counts
      self.alert = alert
      self.players = players
    }

    static func == (a: Surroundings, b: Surroundings) -> Bool {
      a === b
        || a.message == b.message && a.counts == b.counts && a.alert == b.alert
          && a.players == b.players
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(message)
      hasher.combine(counts)
      hasher.combine(alert)
      hasher.combine(players)
    }
  }
}
