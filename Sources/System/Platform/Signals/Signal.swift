import CLibrary

/// A signal of the system.
package struct Signal: RawRepresentable, Hashable, Sendable {
  /// Its number.
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  package static var interrupt: Signal { Signal(rawValue: SIGINT) }
  package static var quit: Signal { Signal(rawValue: SIGQUIT) }
  package static var terminate: Signal { Signal(rawValue: SIGTERM) }
  package static var hangUp: Signal { Signal(rawValue: SIGHUP) }
  /// Nobody reads what is written to a pipe.
  package static var brokenPipe: Signal { Signal(rawValue: SIGPIPE) }
  package static var alarm: Signal { Signal(rawValue: SIGALRM) }
  package static var user1: Signal { Signal(rawValue: SIGUSR1) }
  package static var user2: Signal { Signal(rawValue: SIGUSR2) }
  /// The process has used all of the time that it may use.
  package static var timeLimit: Signal { Signal(rawValue: SIGXCPU) }
  /// A file has reached the size that it may have.
  package static var fileSizeLimit: Signal { Signal(rawValue: SIGXFSZ) }
  /// The terminal has another size.
  package static var windowChange: Signal { Signal(rawValue: SIGWINCH) }
  /// The terminal stops the process, as with Ctrl-Z.
  package static var stop: Signal { Signal(rawValue: SIGTSTP) }
  /// The process continues after a stop.
  package static var resume: Signal { Signal(rawValue: SIGCONT) }

  /// The signals of crashes, from the system and from Swift's traps.
  package static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]
    .map { Signal(rawValue: $0) }

  // MARK: Handling

  /// Handles a signal, whose number it gets.
  ///
  /// It may run on any thread, between any two instructions, and must call only functions that POSIX
  /// lists as async-signal-safe.
  package typealias Handler = @convention(c) (CInt) -> Void

  /// Whether the process ignores it.
  package var isIgnored: Bool {
    var action = sigaction()
    sigaction(rawValue, nil, &action)
    return action.ignores
  }

  /// Ignores it from now on.
  package func ignore() { signal(rawValue, SIG_IGN) }

  /// Calls a handler from now on, during which every other signal waits.
  /// - Parameters:
  ///   - restartsCalls: whether calls that it interrupts begin again.
  ///   - handler: the handler.
  package func handle(restartsCalls: Bool = false, _ handler: @escaping Handler) {
    var action = sigaction(handler)
    if restartsCalls { action.sa_flags = SA_RESTART }
    sigaction(rawValue, &action, nil)
  }

  /// Does what the signal does by default; for its handler.
  package func raiseDefault() {
    signal(rawValue, SIG_DFL)
    raise(rawValue)
  }

  /// Stops the process as the signal does by default, until it continues; for its handler.
  package func stopByDefault() {
    signal(rawValue, SIG_DFL)
    var stopping = sigset_t()
    var old = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, rawValue)
    raise(rawValue)
    // The signal is delivered once it is unblocked, and the process continues after this call.
    pthread_sigmask(SIG_UNBLOCK, &stopping, &old)
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  /// Does some work during which this thread handles no signals.
  /// - Parameters:
  ///   - exceptions: the signals that it does handle.
  ///   - work: the work.
  /// - Returns: the result of the work.
  /// - Throws: the error of the work.
  package static func blocking<Value, Failure: Error>(
    allExcept exceptions: [Signal],
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var blocked = sigset_t()
    var old = sigset_t()
    sigfillset(&blocked)
    for signal in exceptions { sigdelset(&blocked, signal.rawValue) }
    pthread_sigmask(SIG_BLOCK, &blocked, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    return try work()
  }

  /// Does some work in a handler, and keeps the error of the call that it interrupts.
  package static func keepingError(_ work: () -> Void) {
    let error = errno
    work()
    errno = error
  }
}
