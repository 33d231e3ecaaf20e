internal import Glibc
internal import Synchronization

/// Hears of what signals tell about a terminal.
///
/// Handlers of signals may run on any thread, between any two instructions. They only load what was
/// stored before, and call what POSIX lists as safe in handlers.
enum TerminalSignals {
  /// Where handlers tell that something happened, and where it is heard of.
  private static let ends = Atomic<UInt64>(0)

  /// Has signals tell what happens from now on, and Ctrl-Z give the terminal back.
  static func begin() { install }

  private static let install: Void = {
    var pipes: [CInt] = [-1, -1]
    _ = pipe(&pipes)
    for end in pipes {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    ends.store(packed(pipes), ordering: .sequentiallyConsistent)
    for (number, handler) in handlers {
      var action = sigaction()
      sigaction(number, nil, &action)
      if !action.isIgnoring { install(handler, for: number) }
    }
  }()

  private typealias Handler = @convention(c) (CInt) -> Void
  private static let handlers: [(CInt, Handler)] = [
    (SIGWINCH, { _ in TerminalSignals.tell(.otherSize) }),
    (SIGCONT, { _ in TerminalSignals.tell(.continued) }),
    (SIGTSTP, { TerminalSignals.stop($0) }),
  ]

  private static func install(_ handler: Handler, for number: CInt) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Stops the process as the signal would have done without a handler, with the terminal given back.
  private static func stop(_ number: CInt) {
    let error = errno
    TerminalControl.resume()
    Interruption.enter()
    TerminalControl.leave()
    signal(number, SIG_DFL)
    var stopping = sigset_t()
    var old = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, number)
    raise(number)
    // It comes when it is no longer blocked, and the process goes on behind this.
    pthread_sigmask(SIG_UNBLOCK, &stopping, &old)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    install({ TerminalSignals.stop($0) }, for: number)
    // Nothing may be written before this is told.
    tell(.continued)
    Interruption.leave()
    errno = error
  }

  private static func tell(_ event: TerminalEvent) {
    let error = errno
    var byte: UInt8 = event == .continued ? 1 : 0
    // A full pipe has told enough.
    _ = write(unpacked(ends.load(ordering: .acquiring)).input, &byte, 1)
    errno = error
  }

  // MARK: Hearing

  /// Whether something has happened that ``wait(until:)`` has yet to tell.
  static var hasNews: Bool { news(within: 0) > 0 }

  /// Waits until a time of the monotonic clock, in nanoseconds, or until a signal tells something.
  static func wait(until time: Int) -> TerminalEvent {
    while true {
      // In whole milliseconds, and never too early.
      let count = news(within: (max(0, time - now) + 999_999) / 1_000_000)
      if count == 0 { return .time }
      guard count > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 64)
      let output = unpacked(ends.load(ordering: .acquiring)).output
      let length = read(output, &bytes, bytes.count)
      guard length > 0 else { continue }
      return bytes.prefix(length).contains(1) ? .continued : .otherSize
    }
  }

  private static func news(within milliseconds: Int) -> CInt {
    let output = unpacked(ends.load(ordering: .acquiring)).output
    var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, CInt(clamping: milliseconds))
  }

  /// The monotonic clock.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func packed(_ ends: [CInt]) -> UInt64 {
    UInt64(UInt32(bitPattern: ends[0])) << 32 | UInt64(UInt32(bitPattern: ends[1]))
  }

  private static func unpacked(_ ends: UInt64) -> (output: CInt, input: CInt) {
    (CInt(truncatingIfNeeded: ends >> 32), CInt(truncatingIfNeeded: ends))
  }
}
