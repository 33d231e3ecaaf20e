import Flipbook
import Glibc
import Synchronization

/// A terminal that is taken to draw on a screen of its own, and given back as it was.
///
/// It is given back when the value goes, and also however the process ends or stops before that. What
/// handlers of signals need for it is stored where they can load it.
package struct TerminalControl: ~Copyable {
  /// The terminal's descriptor.
  private static let descriptor = Atomic<CInt>(-1)
  /// The descriptor of the terminal whose keys are read, or else of the same one.
  private static let keyboard = Atomic<CInt>(-1)
  /// Whether the terminal is taken now.
  private static let isTaken = Atomic<Bool>(false)
  /// The address of the terminal's settings from before; 0 when it has none.
  private static let settings = Atomic<UInt>(0)
  /// The addresses of bytes ended by 0: what leaves the screen, and what is left on the terminal.
  private static let leaving = Atomic<UInt>(0)
  private static let rest = Atomic<UInt>(0)

  private let modes: TerminalModes

  /// Takes a terminal; one at a time can be taken.
  /// - Parameters:
  ///   - terminal: what is drawn on.
  ///   - input: the terminal whose keys are read, one by one, if any.
  package init(_ terminal: CInt, input: CInt?) {
    modes = TerminalModes(takesInput: input != nil)
    Interruption.begin()
    TerminalSignals.begin()
    TerminalFaults.begin()
    TemporaryFiles.uninterrupted {
      Self.store(modes.leaving, in: Self.leaving)
      Self.store("", in: Self.rest)
      Self.descriptor.store(Self.patient(terminal), ordering: .sequentiallyConsistent)
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

  /// Takes the terminal, at first and when it was given back to stop the process.
  borrowing func take() {
    let terminal = Self.descriptor.load(ordering: .acquiring)
    Self.waitForForeground(of: terminal)
    TemporaryFiles.uninterrupted {
      let keyboard = Self.keyboard.load(ordering: .acquiring)
      var settings = termios()
      if tcgetattr(keyboard, &settings) == 0 {
        // Only now, in the foreground, they are those from before.
        if !Self.isTaken.load(ordering: .acquiring) { Self.keep(settings) }
        modes.change(&settings)
        tcsetattr(keyboard, TCSANOW, &settings)
      }
      modes.entering.withCString { Self.write($0) }
      Self.isTaken.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// Writes to the terminal, unless something has happened that changes what is on display.
  /// - Parameters:
  ///   - text: what is written.
  ///   - rest: what is left on the terminal when it is given back for good.
  /// - Returns: whether it was written.
  /// - Throws: ``FileError`` when the terminal cannot be written to.
  borrowing func write(_ text: String, leaving rest: String) throws(FileError) -> Bool {
    // A signal between two parts of a frame would leave half a control sequence behind.
    try TemporaryFiles.uninterrupted { () throws(FileError) in
      guard !TerminalListener.hasNews, try Self.write(text) else { return false }
      Self.store(rest, in: Self.rest)
      return true
    }
  }

  // MARK: Writing

  /// Opens a terminal once more, so that nobody has to wait for it who writes to it here, while others
  /// who have it open do as ever.
  ///
  /// Where that is not allowed, they share it.
  private static func patient(_ terminal: CInt) -> CInt {
    let path = "/proc/self/fd/\(terminal)"
    let own = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return own < 0 ? fcntl(terminal, F_DUPFD_CLOEXEC, 0) : own
  }

  /// Writes a text, as long as it takes, unless a signal ends or stops the process.
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

  /// Waits until a terminal takes more, or a little while.
  private static func waitForRoom(on terminal: CInt) {
    var watched = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    poll(&watched, 1, 100)
  }

  // MARK: Giving back

  /// Has the terminal show what Ctrl-S holds, which would hold the process too; for handlers of
  /// signals, before they wait for a frame that is being written.
  package static func resume() {
    guard isTaken.load(ordering: .acquiring) else { return }
    let terminal = descriptor.load(ordering: .acquiring)
    // Linux goes on only where it was asked to hold, not where Ctrl-S did.
    tcflow(terminal, TCOOFF)
    tcflow(terminal, TCOON)
  }

  /// Gives the terminal back with what is to be left on it; called by handlers of signals too.
  static func restore() {
    guard leave() else { return }
    write(UnsafePointer(bitPattern: rest.load(ordering: .acquiring)))
  }

  /// Gives the terminal back for now; called by handlers of signals too.
  /// - Returns: whether it was taken. If not, it belongs to others, who may have settings of their own.
  @discardableResult
  package static func leave() -> Bool {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    write(UnsafePointer(bitPattern: leaving.load(ordering: .acquiring)))
    if let old = UnsafePointer<termios>(bitPattern: settings.load(ordering: .acquiring)) {
      tcsetattr(keyboard.load(ordering: .acquiring), TCSANOW, old)
    }
    return true
  }

  /// Waits in the background as others do that want to use the terminal: stopped.
  private static func waitForForeground(of terminal: CInt) {
    while true {
      let foreground = tcgetpgrp(terminal)
      guard foreground >= 0, foreground != getpgrp() else { return }
      kill(getpid(), SIGTTOU)
      // Another thread gets the signal, a little later.
      usleep(50_000)
    }
  }

  // MARK: What handlers use

  /// Writes a text, unless the terminal takes nothing for a second: then nobody reads it.
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

  /// Stores settings in place of others; only while no handler can load them.
  private static func keep(_ old: termios) {
    let new = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    new.initialize(to: old)
    let kept = settings.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<termios>(bitPattern: kept)?.deallocate()
  }

  /// Stores a text in place of another one; only while no handler can load it.
  private static func store(_ text: String, in address: borrowing Atomic<UInt>) {
    Interruption.store(text.utf8CString, in: address)
  }
}
