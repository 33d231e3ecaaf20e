import Flipbook

/// The time that a player has used for a puzzle: from the first slide until it is solved.
struct PuzzleClock: Sendable {
  private var start: Duration?
  private var end: Duration?

  /// Whether time passes.
  var isRunning: Bool { start != nil && end == nil }

  /// Records an update that was not ignored.
  mutating func take(_ update: PuzzleUpdate) {
    switch update.event.kind {
    case .started, .shuffleConfirmed: (start, end) = (nil, nil)
    case .tapped, .slid, .typed: start = start ?? update.time
    case .undone: end = nil
    case .slideDone: if update.state.save.isSolved { end = update.time }
    case .shufflePressed, .shuffleCancelled: break
    }
  }

  /// Returns the minutes and seconds so far, such as `1:02`.
  func text(at time: Duration) -> String {
    guard let start else { return "0:00" }
    let seconds = max(0, ((end ?? time) - start).components.seconds)
    let minutes = "\(seconds / 60)"
    return minutes + ":" + NumberText.decimal(Int(seconds % 60), digits: 2)
  }
}
