import Flipbook
import Glibc
package import Synchronization

/// Ends the process when the user or the system stops it: removes the files that are being written,
/// and restores the terminal.
package enum Interruption {
  /// The address of bytes ended by 0 that are written at the end, and where; 0 at first.
  private static let words = Atomic<UInt>(0)
  private static let wordsDescriptor = Atomic<CInt>(-1)
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// Has signals end the process as described, even while no file is being written.
  package static func begin() { install }

  /// Has a text written before a signal ends the process; called where no signal does.
  /// - Parameters:
  ///   - text: the text, in place of the one before; an empty one is not written.
  ///   - descriptor: where it is written.
  package static func lastWords(_ text: [UInt8], to descriptor: CInt) {
    wordsDescriptor.store(descriptor, ordering: .releasing)
    store(text.map { CChar(bitPattern: $0) } + [0], in: words)
  }

  /// Stores bytes in place of others; only while no handler can load them.
  package static func store(_ bytes: some Collection<CChar>, in address: borrowing Atomic<UInt>) {
    let new = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = new.initialize(from: bytes)
    let old = address.exchange(UInt(bitPattern: new.baseAddress), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<CChar>(bitPattern: old)?.deallocate()
  }

  private static let install: Void = {
    TemporaryFiles.prepare()
    // A file that grows beyond the limit is a failed write, not a signal.
    signal(SIGXFSZ, SIG_IGN)
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      // What the user ignores, as nohup does, stays ignored.
      if action.isIgnoring { continue }
      action.__sigaction_handler.sa_handler = { Interruption.end($0) }
      // A second signal must not wait on the same thread for the first one.
      sigfillset(&action.sa_mask)
      sigaction(number, &action, nil)
    }
  }()

  /// Restores the terminal, removes the files, and ends the process as the signal would have done.
  private static func end(_ number: CInt) {
    TerminalControl.resume()
    TemporaryFiles.interrupt()
    TerminalControl.restore()
    if let text = UnsafePointer<CChar>(bitPattern: words.load(ordering: .acquiring)) {
      _ = write(wordsDescriptor.load(ordering: .acquiring), text, strlen(text))
    }
    TemporaryFiles.removeAll()
    signal(number, SIG_DFL)
    raise(number)
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnoring: Bool {
    guard let handler = __sigaction_handler.sa_handler else { return false }
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
