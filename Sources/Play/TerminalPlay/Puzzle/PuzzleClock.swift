import Apps

/// The time that a player has used for a puzzle: from the first slide until it is solved.
struct PuzzleClock: Sendable {
  /// The time up to when the clock was stopped last.
  private var used = Duration.zero
  /// Since when it is running; `nil` if it is not.
  private var start: Duration?

  /// Whether time passes.
  var isRunning: Bool { start != nil }

  /// Records an update that was not ignored.
  mutating func take(_ update: PuzzleUpdate) {
    switch update.event.kind {
    case .started, .shuffleConfirmed: self = PuzzleClock()
    case .tapped, .slid, .typed, .undone: start = start ?? update.time
    case .slideDone:
      guard update.state.save.isSolved, let start else { break }
      used += update.time - start
      self.start = nil
    case .shufflePressed, .shuffleCancelled: break
    }
  }

  /// Returns the minutes and seconds so far, such as `1:02`.
  func text(at time: Duration) -> String {
    let running = start.map { max(.zero, time - $0) } ?? .zero
    let seconds = (used + running).components.seconds
    return "\(seconds / 60):" + NumberText.decimal(Int(seconds % 60), digits: 2)
  }
}
