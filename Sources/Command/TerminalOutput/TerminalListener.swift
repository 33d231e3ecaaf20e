package import Platform

/// Waits for what happens to a terminal: signals, keys, and wake-ups by other threads.
package enum TerminalListener {
  private static let wakeUps = EventPipe()

  /// Ends a wait with ``TerminalEvent/wakeUp``: the current one or, if there is none, the next one;
  /// can be called from any thread.
  package static func wakeUp() { wakeUps.send(0) }

  /// Whether there is a signal that ``wait(until:input:)`` has not reported yet.
  package static var hasNews: Bool {
    FileDescriptor.waitToRead([TerminalSignals.pipe.output], milliseconds: 0) == [true]
  }

  /// Waits until something happens.
  /// - Parameters:
  ///   - time: when the wait ends at the latest, in nanoseconds of the monotonic clock; `nil` for
  ///     never.
  ///   - input: where keys come from, if anywhere.
  /// - Returns: what has happened; of several events the most important one.
  package static func wait(until time: Int?, input: FileDescriptor?) -> TerminalEvent {
    let signals = TerminalSignals.pipe
    let watched = [signals.output, wakeUps.output, input]
    while true {
      // Rounded up to whole milliseconds, so that the wait never ends too early.
      let patience = time.map { CInt(clamping: (max(0, $0 - now) + 999_999) / 1_000_000) }
      guard let happened = FileDescriptor.waitToRead(watched, milliseconds: patience) else {
        continue
      }
      guard happened.contains(true) else { return .time }
      // Signals come first, since the display may be wrong.
      if happened[0], let event = TerminalSignals.event(of: signals.receive()) { return event }
      if happened[1], !wakeUps.receive().isEmpty { return .wakeUp }
      if happened[2], let input, let event = read(input) { return event }
    }
  }

  private static func read(_ input: FileDescriptor) -> TerminalEvent? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    do throws(Errno) {
      let count = try input.readSome(into: &bytes)
      return count > 0 ? .input(Array(bytes.prefix(count))) : .endOfInput
    } catch {
      switch error {
      // Reading from a terminal that is gone.
      case .ioError: return .endOfInput
      case .interrupted, .resourceTemporarilyUnavailable: return nil
      default: return .inputFailed(error)
      }
    }
  }

  private static let start = SuspendingClock.now

  /// The time of the monotonic clock in nanoseconds.
  package static var now: Int {
    let time = (SuspendingClock.now - start).components
    return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
  }
}
