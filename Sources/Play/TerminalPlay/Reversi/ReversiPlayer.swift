package import Apps

/// What a player of Reversi has next to the app.
package struct ReversiPlayer: Sendable {
  /// The moves of the game.
  package fileprivate(set) var history: MoveHistory
  /// The saves before each move of a person in the current game, which can be taken back.
  fileprivate var saves: [AppSave] = []
  /// The square where a key would place a disk.
  package var cursor = Square(rawValue: 0)

  /// Creates a player.
  /// - Parameter earlier: the game before this session, if it is known.
  package init(after earlier: ReversiRecord? = nil) { history = MoveHistory(after: earlier) }
}

/// A game of Reversi as a player sees it.
package typealias ReversiView = PlayView<AppState>

extension AppState {
  package static func player(after earlier: ReversiRecord?) -> ReversiPlayer {
    ReversiPlayer(after: earlier)
  }

  package static func follow(_ update: AppUpdate, isResumed: Bool, _ view: inout ReversiView) {
    if isResumed {
      // The moves of the session before remain, except for one whose disks were still flipping.
      if view.state.placement != nil { view.player.history.removeLast() }
      return
    }
    view.player.history.take(update)
    switch update.event {
    case .tapped: view.player.saves.append(update.before.save)
    case .undone(let save):
      if let index = view.player.saves.lastIndex(of: save) {
        view.player.saves.removeSubrange(index...)
      }
    case .started, .resetConfirmed:
      view.player.saves = []
      view.player.cursor = update.state.usualCursor ?? view.player.cursor
      if update.event == .resetConfirmed { view.notice = nil }
    default: break
    }
  }

  /// Where the cursor starts: the first legal square, or one in the middle.
  private var usualCursor: Square? {
    let size = position.board.size
    return position.legalMoves.first
      ?? size.squares.first { $0.x == size.width / 2 && $0.y == size.height / 2 }
  }

  /// Returns the event that takes back the last move of a person, and everything after it.
  package static func undo(in view: ReversiView) -> AppEvent? {
    view.player.saves.last.map { .undone($0) }
  }
}
