package import Apps

/// What a player of a sliding puzzle has next to the app.
package struct PuzzlePlayer: Sendable {
  /// Where shuffles come from.
  fileprivate var generator: ShuffleGenerator
  /// The time that the player has used.
  fileprivate(set) var clock = PuzzleClock()

  /// Creates a player.
  /// - Parameter generator: where shuffles come from.
  package init(_ generator: ShuffleGenerator = ShuffleGenerator()) { self.generator = generator }
}

/// A sliding puzzle as a player sees it.
package typealias PuzzleView = PlayView<PuzzleState>

extension PuzzleState {
  package static func player(after earlier: PuzzleRecord?) -> PuzzlePlayer { PuzzlePlayer() }

  package static func follow(
    _ update: PuzzleUpdate,
    isResumed: Bool,
    _ view: inout PuzzleView
  ) {
    view.player.clock.take(update)
    if update.event.kind == .shuffleConfirmed { view.notice = nil }
  }

  package static func answer(
    _ alert: Frame.Alert,
    button: Int,
    _ view: inout PuzzleView
  ) -> PuzzleEvent {
    button == 0 ? .shuffleCancelled : view.state.shuffle(using: &view.player.generator)
  }
}
