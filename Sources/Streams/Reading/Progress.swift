import GameRecords
import Platform
import Synchronization

/// Shows the progress of long work, on one line of the terminal that disappears at the end.
///
/// Nothing is shown during the first second, or if standard error is not a terminal.
package final class Progress: Sendable {
  private let start = ContinuousClock.now
  /// The number of bytes to read, if it is known.
  private let total: Int?
  /// What is counted.
  private let unit: String
  private let state = Mutex(State())
  /// Whether the line is currently on the terminal.
  private static let isShown = Atomic<Bool>(false)

  private struct State {
    var bytes = 0
    var records = 0
    var lastShown: ContinuousClock.Instant?
  }

  /// Creates the progress through some inputs, if standard error is a terminal.
  package init(through paths: [InputPath]) {
    // What cannot be inspected is reported when it is read.
    let sizes = paths.map { (try? $0.size) ?? nil }
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
    unit = "records"
  }

  /// Creates the progress of work that reads nothing and counts something, such as states.
  package init(of unit: String) {
    total = nil
    self.unit = unit
  }

  deinit { Self.clear() }

  /// Adds the number of bytes and records that were read, and shows it ten times a second.
  package func advance(bytes: Int = 0, records: Int) {
    state.withLock { state in
      state.bytes += bytes
      state.records += records
      let now = ContinuousClock.now
      let wait: Duration = state.lastShown == nil ? .seconds(1) : .milliseconds(100)
      guard (state.lastShown ?? start).duration(to: now) >= wait else { return }
      state.lastShown = now
      show(state, after: start.duration(to: now))
    }
  }

  private func show(_ state: State, after time: Duration) {
    let seconds = max(0.001, time / .seconds(1))
    let speed = Double(state.bytes) / seconds
    var parts = [Words.count(state.records, separator: " ") + " " + unit]
    if state.bytes > 0 { parts.append("\(Int(speed / 1e6)) MB/s") }
    if let total, total > 0 {
      let left = Double(max(0, total - state.bytes)) / max(1, speed)
      parts.append("\(min(100, 100 * state.bytes / total)) %")
      parts.append("\(Self.clock(Int(left.rounded(.up)))) left")
    }
    Self.write("\r" + parts.joined(separator: ", ") + "\u{1B}[K")
    Self.isShown.store(true, ordering: .relaxed)
  }

  /// Clears the line, before anything else is written to the terminal.
  package static func clear() {
    if isShown.exchange(false, ordering: .relaxed) { write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    // There is no other place for an error.
    try? FileDescriptor.standardError.writeBytes(text.utf8)
  }

  /// Returns a time in minutes and seconds.
  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):" + NumberText.decimal(seconds % 60, digits: 2)
  }
}
