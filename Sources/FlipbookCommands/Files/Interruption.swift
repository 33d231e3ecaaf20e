internal import Glibc
internal import Synchronization

/// Removes the file that is being written when the user or the system stops the command.
enum Interruption {
  /// The address of the path of the file to remove, as C text because a signal handler must not
  /// allocate; 0 for none.
  private static let path = Atomic<UInt>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// Names the file that is being written, or none.
  static func setTemporaryFile(_ file: String?) {
    if file != nil { install }
    let new = file.flatMap { strdup($0) }
    let old = path.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    free(UnsafeMutableRawPointer(bitPattern: old))
  }

  private static let install: Void = {
    // A file that grows beyond the limit is a failed write, not a signal.
    signal(SIGXFSZ, SIG_IGN)
    for number in signals {
      var old = sigaction()
      sigaction(number, nil, &old)
      // What the user ignores, as nohup does, stays ignored.
      if let handler = old.__sigaction_handler.sa_handler, unsafeBitCast(handler, to: Int.self) == 1
      {
        continue
      }
      signal(number) { number in
        let file = UnsafePointer<CChar>(
          bitPattern: Interruption.path.load(ordering: .acquiring)
        )
        if let file { unlink(file) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()
}
