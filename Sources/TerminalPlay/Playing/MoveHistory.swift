import Flipbook

/// The moves of a game in this session.
package struct MoveHistory {
  /// The moves of this session, passes included.
  private(set) var moves: [Move] = []
  /// Whether the game has earlier moves, which are unknown.
  private(set) var isPartial = false

  /// The ply of the last move, counted from the first move of this session.
  var ply: Int { moves.count }

  /// The square where the last disk was placed.
  var lastPlacement: Square? {
    moves.lazy.reversed().compactMap { move in
      if case .placement(let square) = move { return square }
      return nil
    }
    .first
  }

  /// Records an event that was not ignored.
  mutating func take(_ event: AppEvent) {
    switch event {
    case .started(let save):
      moves = []
      isPartial = save.map { $0.position != .initial(size: $0.position.board.size) } ?? false
    case .tapped(let square), .computerChose(let square, _): moves.append(.placement(square))
    case .passDismissed: moves.append(.pass)
    case .resetConfirmed: self = MoveHistory()
    case .diskChanged, .modeChanged, .resetPressed, .resetCancelled: break
    }
  }
}
