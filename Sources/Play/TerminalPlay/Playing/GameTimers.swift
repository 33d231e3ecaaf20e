import Apps

/// The times of actions in a game that no event triggers, in nanoseconds of the stage's clock.
struct GameTimers {
  /// When to stop waiting for more bytes of a key.
  var keyPause: Int?
  /// When what changes as time passes is drawn again.
  var step: Int?
  /// When an event comes by itself.
  var pauseEnd: Int?

  private let pause: Int

  /// How long each picture of what changes as time passes is shown.
  static let stepPause = 250_000_000

  init(pause: Int) { self.pause = pause }

  /// The next of these times; `nil` if there is none.
  var next: Int? { [keyPause, step, pauseEnd].compactMap(\.self).min() }

  /// Starts or stops the timers that depend on the game.
  /// - Parameters:
  ///   - isTicking: whether something on the screen changes as time passes.
  ///   - isPausing: whether an event comes by itself.
  ///   - now: the time.
  mutating func set(isTicking: Bool, isPausing: Bool, at now: Int) {
    step = isTicking ? step ?? now + Self.stepPause : nil
    pauseEnd = isPausing ? pauseEnd ?? now + pause : nil
  }

  /// Returns whether a timer is due, and clears it if it is.
  mutating func isDue(_ timer: WritableKeyPath<GameTimers, Int?>, at now: Int) -> Bool {
    guard let time = self[keyPath: timer], time <= now else { return false }
    self[keyPath: timer] = nil
    return true
  }
}
