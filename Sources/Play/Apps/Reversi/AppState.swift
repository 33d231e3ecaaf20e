public import GameRecords
public import ReversiRules

/// The complete state of the app at one moment.
///
/// A state changes only by ``react(to:)``, which depends only on the state and the event: no clock,
/// no randomness, no file. The behaviour is in the tables of its ``AppPolicy``.
public struct AppState: Hashable, Sendable {
  /// The position at rest: the one before the move whose disks are changing, if there is one.
  public internal(set) var position: Position
  /// Who plays each side.
  public internal(set) var modes = PlayerModes()
  /// What the app is doing.
  public package(set) var phase = AppPhase.start
  /// The move whose disks are changing; set only in phase ``AppPhase/placing``.
  public internal(set) var placement: RunningPlacement?
  /// Whether the reset question is open.
  public package(set) var question = ResetQuestion.closed
  /// The variant of the app's behaviour.
  public let policy: AppPolicy
  /// The piece of work that was requested last.
  public internal(set) var work = WorkToken(0)

  /// Creates the state of the app before it starts.
  /// - Parameters:
  ///   - size: the size of the board of a new game.
  ///   - policy: the variant of the app's behaviour.
  public init(size: BoardSize = .standard, policy: AppPolicy = .app) {
    position = .initial(size: size)
    self.policy = policy
  }

  /// What the app would save of this state.
  public var save: AppSave { AppSave(position: position, modes: modes) }
}

extension AppState {
  /// Whether a pass alert is open while the computer plays both sides: only Dismiss ends it, as any.
  package var isPassBetweenComputers: Bool {
    screen.alert == .pass && modes == PlayerModes(dark: .computer, light: .computer)
  }
}

/// A move whose disks are changing, one after the other.
public struct RunningPlacement: Hashable, Sendable {
  /// The square where the disk is placed.
  public let square: Square
  /// The disks as shown on the screen.
  public private(set) var board: Board
  /// The square whose disk is changing now.
  public private(set) var changing: Square
  /// The squares whose disks change later, the last one first.
  private(set) var later: [Square]
  /// The side whose disk is placed.
  let side: Disk

  /// The number of disks that change after the one that is changing now.
  public var remaining: Int { later.count }

  init(_ flips: Flips, of side: Disk, on board: Board) {
    square = flips.origin
    changing = square
    later = flips.reversed()
    self.side = side
    self.board = board
    self.board[square] = side
  }

  /// Moves on to the next disk.
  mutating func advance() {
    guard let next = later.popLast() else { return }
    changing = next
    board[next] = side
  }
}
