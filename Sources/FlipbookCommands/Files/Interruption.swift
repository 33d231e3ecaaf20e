internal import Glibc
internal import Synchronization

/// Removes the files that are being written when the user or the system stops the command.
enum Interruption {
  /// The temporary files that are there now.
  private static let files = Mutex<[String]>([])
  /// The address of the same paths as C texts one behind the other, ended by an empty one, because a
  /// signal handler must neither wait nor allocate; 0 at first.
  private static let paths = Atomic<UInt>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// Names a file that is being written.
  static func remember(_ file: String) {
    install
    change { $0.append(file) }
  }

  /// Names a file that is in its place, or removed.
  static func forget(_ file: String) {
    change { $0.removeAll { $0 == file } }
  }

  private static func change(_ change: (inout [String]) -> Void) {
    files.withLock { files in
      change(&files)
      let text: [UInt8] = files.flatMap { Array($0.utf8) + [0] } + [0]
      let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
      _ = new.initialize(from: text)
      let old = paths.exchange(UInt(bitPattern: new.baseAddress), ordering: .acquiringAndReleasing)
      UnsafeMutablePointer<UInt8>(bitPattern: old)?.deallocate()
    }
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
        var path = UnsafePointer<CChar>(bitPattern: Interruption.paths.load(ordering: .acquiring))
        while let file = path, file.pointee != 0 {
          unlink(file)
          path = file + strlen(file) + 1
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()
}
