import Glibc

/// Waits for what happens to a terminal: signals, keys, and wake-ups by other threads.
package enum TerminalListener {
  private static let wakeUps = EventPipe()

  /// Ends a wait with ``TerminalEvent/wakeUp``: the current one or, if there is none, the next one;
  /// can be called from any thread.
  package static func wakeUp() { wakeUps.send(0) }

  /// Whether there is a signal that ``wait(until:input:)`` has not reported yet.
  package static var hasNews: Bool {
    var watched = pollfd(fd: TerminalSignals.pipe.output, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) > 0
  }

  /// Waits until something happens.
  /// - Parameters:
  ///   - time: when the wait ends at the latest, in nanoseconds of the monotonic clock; `nil` for
  ///     never.
  ///   - input: where keys come from, if anywhere.
  /// - Returns: what has happened; of several events the most important one.
  package static func wait(until time: Int?, input: CInt?) -> TerminalEvent {
    let signals = TerminalSignals.pipe
    // A negative descriptor is not watched.
    var watched = [signals.output, wakeUps.output, input ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      // Rounded up to whole milliseconds, so that the wait never ends too early.
      let patience = time.map { CInt(clamping: (max(0, $0 - now) + 999_999) / 1_000_000) }
      let count = poll(&watched, nfds_t(watched.count), patience ?? -1)
      if count == 0 { return .time }
      guard count > 0 else { continue }
      let happened = watched.map { $0.revents != 0 }
      // Signals come first, since the display may be wrong.
      if happened[0], let event = TerminalSignals.event(of: signals.receive()) { return event }
      if happened[1], !wakeUps.receive().isEmpty { return .wakeUp }
      if happened[2], let input, let event = read(input) { return event }
    }
  }

  private static func read(_ input: CInt) -> TerminalEvent? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = Glibc.read(input, &bytes, bytes.count)
    if length > 0 { return .input(Array(bytes.prefix(length))) }
    // Reading from a terminal that is gone fails with EIO.
    guard length < 0, errno != EIO else { return .endOfInput }
    return [EINTR, EAGAIN].contains(errno) ? nil : .inputFailed(errno)
  }

  /// The time of the monotonic clock in nanoseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
