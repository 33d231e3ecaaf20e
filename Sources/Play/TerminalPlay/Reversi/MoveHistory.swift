package import Apps

/// The moves of a game, as far as they are known.
package struct MoveHistory {
  /// The known moves, passes included.
  private(set) var moves: [Move] = []
  /// The number of disks placed before the known moves, which the board shows; there may have been
  /// passes between them.
  private(set) var missing = 0
  /// Whether the game has earlier moves, which are unknown.
  private(set) var isPartial = false
  /// The position before the known moves.
  private var start = Position.initial
  /// A record of the game before this session, if there is one.
  private let earlier: ReversiRecord?

  /// Creates the history of a game that a record may begin.
  package init(after earlier: ReversiRecord? = nil) { self.earlier = earlier }

  /// The number of the last move, passes included as far as they are known.
  var ply: Int { missing + moves.count }

  /// The square where the last disk was placed.
  var lastPlacement: Square? {
    moves.lazy.reversed().compactMap { move in
      if case .placement(let square) = move { return square }
      return nil
    }
    .first
  }

  /// Records an update that was not ignored.
  mutating func take(_ update: AppUpdate) {
    switch update.event {
    case .started(let save):
      begin(in: save?.position)
      if save == nil { start = update.state.position }
    case .tapped(let square), .computerChose(let square, _): moves.append(.placement(square))
    case .passDismissed: moves.append(.pass)
    case .undone(let save):
      guard let ply = moves.lastPly(in: save.position, from: start) else {
        return begin(in: save.position)
      }
      moves.removeSubrange(ply...)
    case .resetConfirmed:
      self = MoveHistory()
      start = update.state.position
    case .diskChanged, .modeChanged, .resetPressed, .resetCancelled: break
    }
  }

  /// Drops the last move.
  mutating func removeLast() { _ = moves.popLast() }

  /// Begins with the moves before a position.
  private mutating func begin(in position: Position?) {
    guard let position else {
      self = MoveHistory()
      return
    }
    start = earlier?.start ?? position
    let initial = Position.initial(size: start.board.size)
    moves = earlier?.moves ?? []
    missing = max(0, start.board.diskCount - initial.board.diskCount)
    isPartial = start != initial
  }
}

extension Board {
  fileprivate var diskCount: Int { counts.dark + counts.light }
}
