package import Apps

/// When each entry of a log is shown, in nanoseconds since the first one.
///
/// Each session follows the previous one without a pause.
package struct SessionTimeline {
  /// The times of the entries, in order.
  package let times: [Int]

  /// Creates the timeline of a log.
  /// - Parameters:
  ///   - log: the log.
  ///   - speed: the factor by which playback is faster than the session was.
  ///   - maxWait: the longest wait in milliseconds, after the speed is applied.
  package init(_ log: ReplayedLog<some PlayedModel>, speed: Double, maxWait: Int?) {
    var time = 0
    // The time reached in the current session.
    var recorded = SessionTime.zero
    times = log.entries.map { entry in
      switch entry {
      case .header: recorded = .zero
      case .update(let update): advance(to: SessionTime(update.time))
      case .ended(let end): advance(to: SessionTime(end))
      }
      return time
    }
    func advance(to next: SessionTime) {
      let wait = Double(max(0, next.milliseconds - recorded.milliseconds)) / speed
      let limited = min(wait, Double(maxWait ?? .max))
      // Prevents an overflow; the limit is longer than a lifetime.
      time += Int(min(limited, 1e12) * 1_000_000)
      recorded = max(recorded, next)
    }
  }
}
