import Flipbook
import Glibc
import Synchronization

/// Tells what signals say about a terminal.
///
/// Handlers of signals may run on any thread, between any two instructions. They only load what was
/// stored before, and call what POSIX lists as safe in handlers.
enum TerminalSignals {
  /// The number of the pipe into which handlers tell that something happened; at first of none.
  private static let number = Atomic<UInt64>(.max)

  /// Has signals tell what happens from now on, and Ctrl-Z give the terminal back.
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

  /// Stops the process as the signal would have done without a handler, with the terminal given back.
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
    // It comes when it is no longer blocked, and the process goes on behind this.
    pthread_sigmask(SIG_UNBLOCK, &stopping, &old)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    install({ TerminalSignals.stop($0) }, for: number)
    // Nothing may be written before this is told.
    send(.continued)
    TemporaryFiles.resume()
    errno = error
  }

  /// Where is heard what handlers tell.
  static var pipe: EventPipe { EventPipe(number: number.load(ordering: .acquiring)) }

  private static func send(_ event: TerminalEvent) { pipe.send(event == .continued ? 1 : 0) }

  /// The most important event of those that were told, if any was.
  static func event(of bytes: [UInt8]) -> TerminalEvent? {
    guard !bytes.isEmpty else { return nil }
    return bytes.contains(1) ? .continued : .otherSize
  }
}
