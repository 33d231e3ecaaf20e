import Flipbook
import Glibc
import Synchronization

/// Gives the terminal back when a fault of the program is about to end it.
enum TerminalFaults {
  /// The address of what faults did before, at their numbers; 0 at first.
  private static let actions = Atomic<UInt>(0)

  /// Has faults give the terminal back before they do what they did.
  static func begin() { install }

  private static let install: Void = {
    let count = Int(TemporaryFiles.faults.max() ?? 0) + 1
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    old.initialize(repeating: sigaction(), count: count)
    for number in TemporaryFiles.faults { sigaction(number, nil, &old[Int(number)]) }
    provideStack()
    actions.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
    for number in TemporaryFiles.faults where !old[Int(number)].isIgnoring {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, info, _ in
        TerminalFaults.end(number, isFault: (info?.pointee.si_code ?? 0) > 0)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigfillset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }()

  /// Gives this thread a stack for the handler, which runs even when the other one is full.
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
    // Whoever is writing to the terminal may be this thread, and is not waited for.
    TerminalControl.leave()
    let old = UnsafePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    sigaction(number, old.map { $0 + Int(number) }, nil)
    // The instruction of a fault is tried again, and fails again; what was sent would not come again.
    if !isFault || [SIGABRT, SIGTRAP, SIGSYS].contains(number) { raise(number) }
  }
}
