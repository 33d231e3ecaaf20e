import GameRecords
public import ReversiRules

/// All that the app knows at one moment.
///
/// A state changes by ``handle(_:)`` alone, which depends on nothing but the state and the event: no
/// clock, no chance, no file. The behaviour is that of the reversi-ios app as its README specifies it,
/// on boards of any size.
public struct AppState: Hashable, Sendable {
  /// The position at rest: before the move whose disks are changing, if there is one.
  public internal(set) var position: Position
  /// Who decides the moves of each side.
  public internal(set) var modes = PlayerModes()
  /// What the app is doing.
  public internal(set) var phase = AppPhase.start
  /// The move whose disks are changing; there is one in phase ``AppPhase/placing`` only.
  public internal(set) var placement: RunningPlacement?
  /// Whether somebody has to say if the game is really to be reset.
  public internal(set) var question = ResetQuestion.closed
  /// The piece of work that was asked for last.
  public internal(set) var work = WorkToken(0)

  /// The app before it starts, with a board of some size.
  public init(size: BoardSize = .standard) {
    position = .initial(size: size)
  }

  /// What the app would keep of this state.
  public var save: AppSave { AppSave(position: position, modes: modes) }
}

/// A move whose disks are changing, one after the other.
public struct RunningPlacement: Hashable, Sendable {
  /// Where the disk is placed.
  public let square: Square
  /// The disks on the screen.
  public private(set) var board: Board
  /// The square whose disk is changing now.
  public private(set) var changing: Square
  /// The squares whose disks change after that, the last one first.
  private(set) var later: [Square]
  /// Whose disk is placed.
  let side: Disk

  /// How many disks change after the one that is changing now.
  public var remaining: Int { later.count }

  init(_ flips: Flips, of side: Disk, on board: Board) {
    square = flips.origin
    changing = square
    later = flips.reversed()
    self.side = side
    self.board = board
    self.board[square] = side
  }

  /// Comes to the next disk.
  mutating func advance() {
    guard let next = later.popLast() else { return }
    changing = next
    board[next] = side
  }
}
