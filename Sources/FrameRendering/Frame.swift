public import GameRecords
public import ReversiRules

/// One picture of an animation: what the original app's screen shows at one moment.
public struct Frame: Hashable, Sendable {
  /// The time when the picture appears, in milliseconds from the start of the animation.
  public internal(set) var time = 0
  /// How long the picture is shown, in milliseconds.
  public internal(set) var duration = 0
  /// What has just happened.
  public internal(set) var event: Event
  /// The move that is shown, by its number from 1; 0 for the start.
  public let ply: Int
  /// The side that makes the move, or `nil` for the start.
  public let side: Disk?
  /// The move, or `nil` for the start.
  public let move: Move?
  /// The disks at this moment.
  public let board: Board
  /// The square whose disk has just been placed or flipped.
  public let changed: Square?
  /// The square of the last placement, in this frame or before.
  public internal(set) var lastPlacement: Square?
  /// The line of text on the screen.
  public let message: ScreenMessage
  /// Both disk counts on the screen, which change only after a move's last flip.
  public let counts: DiskCounts
  /// The alert that is open.
  public internal(set) var alert: AppAlert?
  /// Who plays each side and which computer is thinking, in a recorded session.
  public internal(set) var players: Players?

  /// Who plays each side in a recorded session.
  public struct Players: Hashable, Sendable {
    /// The modes of both sides.
    public let modes: PlayerModes
    /// The side whose computer is thinking.
    public let thinking: Disk?
  }

  /// The squares where the side to move may place a disk; `nil` during a move, and when the game is
  /// over.
  public var legalMoves: SquareSet? {
    guard isAtRest, case .turn(let side) = message else { return nil }
    return board.legalMoves(for: side)
  }

  /// Whether no move is in progress.
  var isAtRest: Bool { changed == nil && alert == nil }

  /// What has just happened in a frame.
  public enum Event: Hashable, Sendable {
    /// Nothing yet: this is the position before the first move shown.
    case start
    /// A disk was placed.
    case placed
    /// A disk was flipped: the `number`th of several.
    case flipped(number: Int, of: Int)
    /// The move is done: counts and message were updated.
    case done
    /// The side to move cannot place a disk, and the app shows the alert "Pass".
    case passAlert
    /// Something else has changed on the screen of a recorded session: a mode, a thinking computer, a
    /// question, or moves that were taken back.
    case other
  }
}
