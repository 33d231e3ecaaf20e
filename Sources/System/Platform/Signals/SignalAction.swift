import CLibrary

/// The system's description of what a signal does, whose fields have other names in each C library.
extension sigaction {
  #if canImport(Darwin)
  private static var handler: WritableKeyPath<sigaction, Signal.Handler?> {
    \.__sigaction_u.__sa_handler
  }
  #elseif canImport(Musl)
  private static var handler: WritableKeyPath<sigaction, Signal.Handler?> {
    \.__sa_handler.sa_handler
  }
  #else
  private static var handler: WritableKeyPath<sigaction, Signal.Handler?> {
    \.__sigaction_handler.sa_handler
  }
  #endif

  /// Creates the action that calls a handler, during which every other signal waits.
  init(_ handler: @escaping Signal.Handler) {
    self.init()
    self[keyPath: Self.handler] = handler
    sigfillset(&sa_mask)
  }

  /// Handles a signal, and gets further facts about it.
  typealias InformedHandler =
    @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Creates the action that calls a handler on its own stack.
  init(onOwnStack handler: @escaping InformedHandler) {
    // Both kinds of handlers are in the same place, and a flag says which kind it is.
    self.init(unsafeBitCast(handler, to: Signal.Handler.self))
    sa_flags = CInt(SA_SIGINFO) | CInt(SA_ONSTACK)
  }

  /// Whether the signal is ignored.
  var ignores: Bool {
    guard let handler = self[keyPath: Self.handler] else { return false }
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
