import Flipbook

/// The times of actions in a game that no event triggers, in nanoseconds of the stage's clock.
struct GameTimers {
  /// When to stop waiting for more bytes of a key.
  var keyPause: Int?
  /// When the indicator of a thinking computer shows its next picture.
  var thinkingStep: Int?
  /// When a pass between two computers is dismissed.
  var passEnd: Int?

  private let thinkTime: Int

  /// How long each picture of the indicator of a thinking computer is shown.
  static let thinkingPause = 250_000_000

  init(thinkTime: Int) { self.thinkTime = thinkTime }

  /// The next of these times; `nil` if there is none.
  var next: Int? { [keyPause, thinkingStep, passEnd].compactMap(\.self).min() }

  /// Starts or stops the timers that depend on the game.
  mutating func set(by state: AppState, at now: Int) {
    thinkingStep = state.phase == .thinking ? thinkingStep ?? now + Self.thinkingPause : nil
    passEnd = state.isPassBetweenComputers ? passEnd ?? now + thinkTime : nil
  }

  /// Returns whether a timer is due, and clears it if it is.
  mutating func isDue(_ timer: WritableKeyPath<GameTimers, Int?>, at now: Int) -> Bool {
    guard let time = self[keyPath: timer], time <= now else { return false }
    self[keyPath: timer] = nil
    return true
  }
}
