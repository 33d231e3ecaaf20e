import CLibrary

/// The system's description of what a signal does, whose fields have other names in each C library.
extension sigaction {
  /// Creates the action that calls a handler, during which every other signal waits.
  init(_ handler: @escaping Signal.Handler) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sigfillset(&sa_mask)
  }

  /// Handles a signal, and gets further facts about it.
  typealias InformedHandler =
    @convention(c) (CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Creates the action that calls a handler on its own stack.
  init(onOwnStack handler: @escaping InformedHandler) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
    __sa_handler.sa_sigaction = handler
    #else
    __sigaction_handler.sa_sigaction = handler
    #endif
    sa_flags = CInt(SA_SIGINFO) | CInt(SA_ONSTACK)
    sigfillset(&sa_mask)
  }

  /// Whether the signal is ignored.
  var ignores: Bool {
    #if canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = __sa_handler.sa_handler
    #else
    let handler = __sigaction_handler.sa_handler
    #endif
    guard let handler else { return false }
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
