import Flipbook
import Glibc
import Synchronization

/// A terminal taken over to draw on its alternate screen, and restored afterwards.
///
/// It is restored when the value is destroyed, and also if the process ends or stops before that.
/// What signal handlers need for this is stored where they can load it.
package struct TerminalControl: ~Copyable {
  /// The terminal's descriptor.
  private static let descriptor = Atomic<CInt>(-1)
  /// The descriptor of the terminal whose keys are read; the same terminal if none are.
  private static let keyboard = Atomic<CInt>(-1)
  /// Whether the terminal is taken over now.
  private static let isTaken = Atomic<Bool>(false)
  /// The address of the terminal's original settings; 0 if they are unknown.
  private static let settings = Atomic<UInt>(0)
  /// The addresses of null-terminated bytes: what leaves the screen, and what then remains on the
  /// terminal.
  private static let leaving = Atomic<UInt>(0)
  private static let rest = Atomic<UInt>(0)

  private let modes: TerminalModes

  /// Takes over a terminal; only one at a time.
  /// - Parameters:
  ///   - terminal: the terminal to draw on.
  ///   - input: the terminal whose keys are read, one by one, if any.
  package init(_ terminal: CInt, input: CInt?) {
    modes = TerminalModes(takesInput: input != nil)
    Interruption.begin()
    TerminalSignals.begin()
    TerminalFaults.begin()
    TemporaryFiles.uninterrupted {
      Self.store(modes.leaving, in: Self.leaving)
      Self.store("", in: Self.rest)
      Self.descriptor.store(Self.reopened(terminal), ordering: .sequentiallyConsistent)
      Self.keyboard.store(input ?? terminal, ordering: .sequentiallyConsistent)
    }
    take()
  }

  deinit {
    TemporaryFiles.uninterrupted {
      Self.restore()
      close(Self.descriptor.exchange(-1, ordering: .sequentiallyConsistent))
    }
  }

  /// Takes over the terminal, at first and each time after the process was stopped.
  borrowing func take() {
    let terminal = Self.descriptor.load(ordering: .acquiring)
    Self.waitForForeground(of: terminal)
    TemporaryFiles.uninterrupted {
      let keyboard = Self.keyboard.load(ordering: .acquiring)
      var settings = termios()
      if tcgetattr(keyboard, &settings) == 0 {
        // Only now, in the foreground, are these the original settings.
        if !Self.isTaken.load(ordering: .acquiring) { Self.keep(settings) }
        modes.change(&settings)
        tcsetattr(keyboard, TCSANOW, &settings)
      }
      modes.entering.withCString { Self.write($0) }
      Self.isTaken.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// Writes to the terminal, unless something has happened that changes the display.
  /// - Parameters:
  ///   - text: the text to write.
  ///   - rest: what remains on the terminal when it is finally restored.
  /// - Returns: whether the text was written.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  borrowing func write(_ text: String, leaving rest: String) throws(FileError) -> Bool {
    // A signal between two parts of a frame would leave an incomplete control sequence.
    try TemporaryFiles.uninterrupted { () throws(FileError) in
      guard !TerminalListener.hasNews, try Self.write(text) else { return false }
      Self.store(rest, in: Self.rest)
      return true
    }
  }

  // MARK: Writing

  /// Reopens a terminal non-blocking for us without affecting other holders.
  ///
  /// If that is not allowed, returns a duplicate of the descriptor.
  private static func reopened(_ terminal: CInt) -> CInt {
    let path = "/proc/self/fd/\(terminal)"
    let own = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own < 0 ? fcntl(terminal, F_DUPFD_CLOEXEC, 0) : own
  }

  /// Writes a text, waiting for the terminal, unless a signal ends or stops the process.
  private static func write(_ text: String) throws(FileError) -> Bool {
    let terminal = descriptor.load(ordering: .acquiring)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, written))
      if written >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN else { throw .last("<stdout>", "cannot write the output") }
      guard !TemporaryFiles.isAwaited else { return false }
      waitForRoom(on: terminal)
    }
    return true
  }

  /// Waits until a terminal accepts more, but not for long.
  private static func waitForRoom(on terminal: CInt) {
    var watched = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    poll(&watched, 1, 100)
  }

  // MARK: Restoring

  /// Resumes output stopped by Ctrl-S, which would block the process; for signal handlers, before
  /// they wait for a frame that is being written.
  package static func resume() {
    guard isTaken.load(ordering: .acquiring) else { return }
    let terminal = descriptor.load(ordering: .acquiring)
    // Linux resumes output only if TCOOFF stopped it, not if Ctrl-S did.
    tcflow(terminal, TCOOFF)
    tcflow(terminal, TCOON)
  }

  /// Restores the terminal and writes what remains on it; safe in signal handlers.
  static func restore() {
    guard leave() else { return }
    write(UnsafePointer(bitPattern: rest.load(ordering: .acquiring)))
  }

  /// Restores the terminal for now; safe in signal handlers.
  /// - Returns: whether it was taken over. If not, it belongs to other programs, which may have
  ///   settings of their own.
  @discardableResult
  package static func leave() -> Bool {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    write(UnsafePointer(bitPattern: leaving.load(ordering: .acquiring)))
    if let old = UnsafePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      tcsetattr(keyboard.load(ordering: .acquiring), TCSANOW, old)
    }
    return true
  }

  /// In the background, stops the process until it is in the foreground, as the system does with
  /// other programs that use the terminal.
  private static func waitForForeground(of terminal: CInt) {
    while true {
      let foreground = tcgetpgrp(terminal)
      guard foreground >= 0, foreground != getpgrp() else { return }
      kill(getpid(), SIGTTOU)
      // Another thread may get the signal, a little later.
      usleep(50_000)
    }
  }

  // MARK: For signal handlers

  /// Writes a text, but gives up if the terminal accepts nothing for a second.
  private static func write(_ text: UnsafePointer<CChar>?) {
    guard var text else { return }
    let terminal = descriptor.load(ordering: .acquiring)
    var patience = 10
    while text.pointee != 0, patience > 0 {
      let written = Glibc.write(terminal, text, strlen(text))
      text += max(0, written)
      if written >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN else { return }
      patience -= 1
      waitForRoom(on: terminal)
    }
  }

  /// Replaces the stored settings; call it only while no handler can load them.
  private static func keep(_ old: termios) {
    let new = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    new.initialize(to: old)
    let kept = settings.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<termios>(bitPattern: kept)?.deallocate()
  }

  /// Replaces a stored text; call it only while no handler can load it.
  private static func store(_ text: String, in address: borrowing Atomic<UInt>) {
    Interruption.store(text.utf8CString, in: address)
  }
}
