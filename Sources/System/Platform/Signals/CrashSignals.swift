import CLibrary
import Synchronization

/// Cleans up when the program is about to crash.
package enum CrashSignals {
  /// The address of the original actions of the signals, indexed by signal number; 0 at first.
  private static let actions = Atomic<UInt>(0)
  /// The address of the function that cleans up; 0 at first.
  private static let cleaning = Atomic<UInt>(0)

  /// Calls a function before what the signals of crashes do otherwise.
  /// - Parameter cleanUp: the function; safe in signal handlers. Only the first one is ever called.
  package static func begin(_ cleanUp: @escaping @convention(c) () -> Void) {
    let address = UInt(bitPattern: unsafeBitCast(cleanUp, to: Int.self))
    let isFirst = cleaning.compareExchange(
      expected: 0,
      desired: address,
      ordering: .sequentiallyConsistent
    ).exchanged
    if isFirst { install() }
  }

  private static func install() {
    let count = Int(Signal.crashes.map(\.rawValue).max() ?? 0) + 1
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    old.initialize(repeating: sigaction(), count: count)
    for signal in Signal.crashes { sigaction(signal.rawValue, nil, &old[Int(signal.rawValue)]) }
    provideStack()
    actions.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
    for signal in Signal.crashes where !old[Int(signal.rawValue)].ignores {
      var action = sigaction(onOwnStack: { number, info, _ in
        CrashSignals.end(number, isFault: (info?.pointee.si_code ?? 0) > 0)
      })
      sigaction(signal.rawValue, &action, nil)
    }
  }

  /// Gives this thread a stack for the handler, which can run even if the thread's own stack is
  /// full.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  private static func end(_ number: CInt, isFault: Bool) {
    let address = cleaning.load(ordering: .acquiring)
    unsafeBitCast(Int(bitPattern: address), to: (@convention(c) () -> Void).self)()
    let old = UnsafePointer<sigaction>(bitPattern: actions.load(ordering: .acquiring))
    sigaction(number, old.map { $0 + Int(number) }, nil)
    // After a fault the instruction runs again and fails again; a signal that was sent must be
    // raised.
    if !isFault || [SIGABRT, SIGTRAP, SIGSYS].contains(number) { raise(number) }
  }
}
