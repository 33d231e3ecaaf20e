import Flipbook

/// When something is to be done in a game though nothing happens, in nanoseconds of the stage's clock.
struct GameTimers {
  /// When no more bytes of a key are waited for.
  var keyPause: Int?
  /// When the sign of a thinking computer turns on.
  var thinkingStep: Int?
  /// When a pass between two computers is dismissed.
  var passEnd: Int?

  private let thinkTime: Int

  /// How long the sign of a thinking computer stands still.
  static let thinkingPause = 250_000_000

  init(thinkTime: Int) { self.thinkTime = thinkTime }

  /// The next time; `nil` when nothing is to be done until something happens.
  var next: Int? { [keyPause, thinkingStep, passEnd].compactMap(\.self).min() }

  /// Begins or ends what depends on the game.
  mutating func set(by state: AppState, at now: Int) {
    thinkingStep = state.phase == .thinking ? thinkingStep ?? now + Self.thinkingPause : nil
    passEnd = state.isPassBetweenComputers ? passEnd ?? now + thinkTime : nil
  }

  /// Whether a time has come, which is forgotten then.
  mutating func isDue(_ timer: WritableKeyPath<GameTimers, Int?>, at now: Int) -> Bool {
    guard let time = self[keyPath: timer], time <= now else { return false }
    self[keyPath: timer] = nil
    return true
  }
}
