import Flipbook
import Glibc
import Synchronization

/// Reports what signals say about a terminal.
///
/// Signal handlers may run on any thread, between any two instructions. They only load what was
/// stored before, and call only functions that POSIX lists as async-signal-safe.
enum TerminalSignals {
  /// The number of the pipe to which handlers send events; at first that of no pipe.
  private static let number = Atomic<UInt64>(.max)

  /// Installs handlers, which report events from now on and restore the terminal on Ctrl-Z.
  static func begin() { install }

  private static let install: Void = {
    Self.number.store(EventPipe().number, ordering: .sequentiallyConsistent)
    for (number, handler) in handlers {
      var action = sigaction()
      sigaction(number, nil, &action)
      if !action.isIgnoring { install(handler, for: number) }
    }
  }()

  private typealias Handler = @convention(c) (CInt) -> Void
  private static let handlers: [(CInt, Handler)] = [
    (SIGWINCH, { _ in TerminalSignals.send(.otherSize) }),
    (SIGCONT, { _ in TerminalSignals.send(.continued) }),
    (SIGTSTP, { TerminalSignals.stop($0) }),
  ]

  private static func install(_ handler: Handler, for number: CInt) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Restores the terminal and stops the process as the signal's default action would.
  private static func stop(_ number: CInt) {
    let error = errno
    TerminalControl.resume()
    TemporaryFiles.interrupt()
    TerminalControl.leave()
    signal(number, SIG_DFL)
    var stopping = sigset_t()
    var old = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, number)
    raise(number)
    // The signal is delivered once it is unblocked, and the process continues after this call.
    pthread_sigmask(SIG_UNBLOCK, &stopping, &old)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    install({ TerminalSignals.stop($0) }, for: number)
    // Nothing may be written before this event is reported.
    send(.continued)
    TemporaryFiles.resume()
    errno = error
  }

  /// The pipe from which to read what handlers send.
  static var pipe: EventPipe { EventPipe(number: number.load(ordering: .acquiring)) }

  private static func send(_ event: TerminalEvent) { pipe.send(event == .continued ? 1 : 0) }

  /// Returns the most important of the events that handlers sent, if any.
  static func event(of bytes: [UInt8]) -> TerminalEvent? {
    guard !bytes.isEmpty else { return nil }
    return bytes.contains(1) ? .continued : .otherSize
  }
}
