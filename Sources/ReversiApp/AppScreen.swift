public import GameRecords
public import ReversiRules

/// What the app shows.
public struct AppScreen: Hashable, Sendable {
  /// The disks, in the middle of a move too.
  public let board: Board
  /// The square whose disk is just changing.
  public let changing: Square?
  /// The line of text.
  public let message: ScreenMessage
  /// Both disk counts, which change after the last disk of a move.
  public let counts: DiskCounts
  /// The one alert that is up.
  public let alert: AppAlert?
  /// The side whose computer thinks, by which a sign shows it.
  public let thinking: Disk?
  /// Where a person may place a disk now; nothing unless it is a person's turn.
  public let legalMoves: SquareSet?
}

extension AppState {
  /// What the app shows in this state.
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

  /// The alert that is up: of two that are due, the question comes first.
  private var alert: AppAlert? {
    if question == .open { return .reset }
    return phase == .passAlert ? .pass : nil
  }
}
