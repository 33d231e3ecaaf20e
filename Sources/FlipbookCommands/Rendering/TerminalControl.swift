internal import Glibc
internal import Synchronization

/// Takes a terminal for an animation, and gives it back as it was however the process ends or stops.
///
/// Handlers of signals may run on any thread, between any two instructions. They only load what was
/// stored before, and call what POSIX lists as safe in handlers.
enum TerminalControl {
  /// The terminal's descriptor; -1 while none is taken.
  private static let descriptor = Atomic<CInt>(-1)
  /// The address of the terminal's settings from before; 0 when it has none.
  private static let settings = Atomic<UInt>(0)
  /// The address of the bytes that restore the display, ended by 0; they stay for good.
  private static let restoring = Atomic<UInt>(0)
  /// Where handlers tell that something happened, and where the player hears of it.
  private static let ends = Atomic<UInt64>(0)

  /// Shows the cursor and usual letters, on a line of their own behind the last frame.
  private static let restoringText = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\r\n"
  /// Hides the cursor.
  private static let taking = "\u{1B}[?25l"

  /// Takes a terminal.
  static func take(_ terminal: CInt) {
    Interruption.begin()
    var pipes: [CInt] = [-1, -1]
    _ = pipe(&pipes)
    for end in pipes {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    ends.store(packed(pipes), ordering: .relaxed)
    let bytes = Array(restoringText.utf8CString)
    let text = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    restoring.store(UInt(bitPattern: text.baseAddress), ordering: .relaxed)
    var old = termios()
    if tcgetattr(terminal, &old) == 0 {
      let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      saved.initialize(to: old)
      settings.store(UInt(bitPattern: saved), ordering: .relaxed)
    }
    descriptor.store(terminal, ordering: .sequentiallyConsistent)
    for (number, handler) in handlers {
      var action = sigaction()
      sigaction(number, nil, &action)
      if !action.isIgnoring { install(handler, for: number) }
    }
    takeAgain()
  }

  /// Hides the cursor and what is typed.
  static func takeAgain() {
    let terminal = descriptor.load(ordering: .acquiring)
    if let old = UnsafePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      var quiet = old.pointee
      quiet.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(terminal, TCSADRAIN, &quiet)
    }
    _ = write(terminal, taking, taking.utf8.count)
  }

  /// Gives the terminal back, if one was taken.
  static func release() {
    Interruption.uninterrupted {
      restore()
      descriptor.store(-1, ordering: .sequentiallyConsistent)
    }
  }

  /// Makes the terminal as it was before; called by handlers of signals too.
  static func restore() {
    let terminal = descriptor.load(ordering: .acquiring)
    guard terminal >= 0 else { return }
    if let text = UnsafePointer<CChar>(bitPattern: restoring.load(ordering: .acquiring)) {
      _ = write(terminal, text, strlen(text))
    }
    if let old = UnsafePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      tcsetattr(terminal, TCSANOW, old)
    }
  }

  // MARK: Signals

  private typealias Handler = @convention(c) (CInt) -> Void
  private static let handlers: [(CInt, Handler)] = [
    (SIGWINCH, { _ in TerminalControl.tell(TerminalEvent.otherSize) }),
    (SIGCONT, { _ in TerminalControl.tell(TerminalEvent.continued) }),
    (SIGTSTP, { TerminalControl.stop($0) }),
  ]

  private static func install(_ handler: Handler, for number: CInt) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Stops the process as the signal would have done without a handler, with the terminal restored.
  private static func stop(_ number: CInt) {
    let error = errno
    Interruption.enter()
    restore()
    signal(number, SIG_DFL)
    var stopping = sigset_t()
    var old = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, number)
    raise(number)
    // It comes when it is no longer blocked, and the process goes on behind this.
    pthread_sigmask(SIG_UNBLOCK, &stopping, &old)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    install({ TerminalControl.stop($0) }, for: number)
    Interruption.leave()
    tell(.continued)
    errno = error
  }

  private static func tell(_ event: TerminalEvent) {
    let error = errno
    var byte: UInt8 = event == .continued ? 1 : 0
    // A full pipe has told enough.
    _ = write(unpacked(ends.load(ordering: .acquiring)).input, &byte, 1)
    errno = error
  }

  // MARK: Waiting

  /// Waits until a time of the monotonic clock, in nanoseconds, or until a signal tells something.
  static func wait(until time: Int) -> TerminalEvent {
    let output = unpacked(ends.load(ordering: .acquiring)).output
    while true {
      // In whole milliseconds, and never too early.
      let rest = (max(0, time - now) + 999_999) / 1_000_000
      var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let count = poll(&watched, 1, CInt(clamping: rest))
      if count == 0 { return .time }
      guard count > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 64)
      let length = read(output, &bytes, bytes.count)
      guard length > 0 else { continue }
      return bytes.prefix(length).contains(1) ? .continued : .otherSize
    }
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
