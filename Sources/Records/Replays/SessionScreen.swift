public import ReversiRules

/// What the app showed from one moment of a recorded session on.
public struct SessionScreen: Hashable, Sendable {
  /// The moment, in milliseconds since the beginning of the session.
  public var time: Int
  /// The number of complete moves, passes included.
  public var ply: Int
  /// The disks, including those already changed in the middle of a move.
  public var board: Board
  /// The move whose disks are changing, if any.
  public var placement: Placement?
  /// The line of text below the board.
  public var message: ScreenMessage
  /// Both disk counts, which change only after the last disk of a move.
  public var counts: DiskCounts
  /// Who plays each side.
  public var modes: PlayerModes
  /// The side whose computer is thinking.
  public var thinking: Disk?
  /// The alert that is open.
  public var alert: AppAlert?

  /// A move whose disks are changing, one after the other.
  public struct Placement: Hashable, Sendable {
    /// The square where the disk is placed.
    public let square: Square
    /// The square whose disk has changed last.
    public let changing: Square
    /// The number of disks that change later.
    public let remaining: Int

    /// Creates a moment of a move.
    public init(_ square: Square, changing: Square, remaining: Int) {
      (self.square, self.changing, self.remaining) = (square, changing, remaining)
    }
  }

  /// Creates a screen without thinking computers and alerts.
  public init(
    at time: Int,
    ply: Int,
    _ board: Board,
    placement: Placement? = nil,
    _ message: ScreenMessage,
    _ counts: DiskCounts,
    _ modes: PlayerModes = PlayerModes()
  ) {
    (self.time, self.ply, self.board, self.placement) = (time, ply, board, placement)
    (self.message, self.counts, self.modes) = (message, counts, modes)
  }

  /// Whether two screens look the same, whenever they were shown.
  package func looks(like other: SessionScreen) -> Bool {
    var other = other
    (other.time, other.ply) = (time, ply)
    return self == other
  }
}
