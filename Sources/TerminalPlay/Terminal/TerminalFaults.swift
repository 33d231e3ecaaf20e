import Flipbook
import Glibc
import Synchronization

/// Restores the terminal when the program is about to crash.
enum TerminalFaults {
  /// The address of the original actions of fault signals, indexed by signal number; 0 at first.
  private static let actions = Atomic<UInt>(0)

  /// Makes fault signals restore the terminal before their original action.
  static func begin() { install }

  private static let install: Void = {
    let count = Int(TemporaryFiles.crashSignals.max() ?? 0) + 1
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    old.initialize(repeating: sigaction(), count: count)
    for number in TemporaryFiles.crashSignals { sigaction(number, nil, &old[Int(number)]) }
    provideStack()
    actions.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
    for number in TemporaryFiles.crashSignals where !old[Int(number)].isIgnoring {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, info, _ in
        TerminalFaults.end(number, isFault: (info?.pointee.si_code ?? 0) > 0)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigfillset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }()

  /// Gives this thread a stack for the handler, which can run even if the thread's own stack is
  /// full.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  private static func end(_ number: CInt, isFault: Bool) {
    // This does not wait for a frame that is being written: this thread may be writing it.
    TerminalControl.leave()
    let old = UnsafePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    sigaction(number, old.map { $0 + Int(number) }, nil)
    // After a fault the instruction runs again and fails again; a signal that was sent must be
    // raised.
    if !isFault || [SIGABRT, SIGTRAP, SIGSYS].contains(number) { raise(number) }
  }
}
