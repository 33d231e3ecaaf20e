package import Flipbook

/// When each entry of a log is shown, in nanoseconds since the first one.
///
/// Sessions follow each other at once.
package struct SessionTimeline {
  /// The entries, each with its time.
  package let moments: [Moment]

  /// An entry at its time.
  package struct Moment {
    package let entry: SessionLog.Entry
    package let time: Int
  }

  /// The times of a log.
  /// - Parameters:
  ///   - log: the log.
  ///   - speed: how many times as fast it is played.
  ///   - maxWait: the milliseconds that nothing takes longer than, as they are waited.
  package init(_ log: SessionLog, speed: Double, maxWait: Int?) {
    var time = 0
    // What is recorded of the present session.
    var recorded = SessionTime.zero
    moments = log.entries.map { entry in
      switch entry {
      case .header: recorded = .zero
      case .update(let update): advance(to: SessionTime(update.time))
      case .ended(let end): advance(to: SessionTime(end))
      }
      return Moment(entry: entry, time: time)
    }
    func advance(to next: SessionTime) {
      let wait = Double(max(0, next.milliseconds - recorded.milliseconds)) / speed
      let limited = min(wait, Double(maxWait ?? .max))
      // More than a lifetime is as good as that.
      time += Int(min(limited, 1e12) * 1_000_000)
      recorded = max(recorded, next)
    }
  }
}
