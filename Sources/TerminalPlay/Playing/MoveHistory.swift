import Flipbook

/// The moves of a game, as far as it has been watched.
package struct MoveHistory {
  /// The moves, passes included, from the first one that was watched.
  private(set) var moves: [Move] = []
  /// Whether nobody has told which moves came before.
  private(set) var isPartial = false

  /// The number of the last move.
  var ply: Int { moves.count }

  /// Where the last disk was placed.
  var lastPlacement: Square? {
    moves.lazy.reversed().compactMap { move in
      if case .placement(let square) = move { return square }
      return nil
    }
    .first
  }

  /// Takes note of an event that was not ignored.
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
