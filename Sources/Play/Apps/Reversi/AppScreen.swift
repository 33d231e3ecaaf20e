public import GameRecords
public import ReversiRules

/// What the app shows.
public struct AppScreen: Hashable, Sendable {
  /// The disks, including those already changed in the middle of a move.
  public let board: Board
  /// The square whose disk is changing now.
  public let changing: Square?
  /// The line of text below the board.
  public let message: ScreenMessage
  /// Both disk counts, which are updated after the last disk of a move.
  public let counts: DiskCounts
  /// The alert that is open, if any.
  public let alert: AppAlert?
  /// The side whose computer is thinking, next to which an indicator is shown.
  public let thinking: Disk?
  /// The squares where a person may place a disk now; `nil` unless it is a person's turn.
  public let legalMoves: SquareSet?
}

extension AppState {
  /// The screen in this state.
  public var screen: AppScreen {
    AppScreen(
      board: placement?.board ?? position.board,
      changing: placement?.changing,
      message: ScreenMessage(position),
      counts: position.board.counts,
      alert: alert,
      thinking: phase == .thinking ? position.turn : nil,
      legalMoves: phase == .waiting && alert == nil ? position.legalMoves : nil
    )
  }

  /// The alert that is open: if two are due, the question comes first.
  private var alert: AppAlert? {
    if question == .open { return .reset }
    return phase == .passAlert ? .pass : nil
  }
}
