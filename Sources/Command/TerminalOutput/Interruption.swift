import Flipbook
package import Platform
package import Synchronization

/// Cleans up when a signal ends the process: removes the files that are being written, and restores
/// the terminal.
package enum Interruption {
  /// The address of the null-terminated bytes to write at the end, and their descriptor; 0 at
  /// first.
  private static let words = Atomic<UInt>(0)
  private static let wordsDescriptor = Atomic<CInt>(-1)
  private static let signals: [Signal] = [
    .interrupt, .terminate, .hangUp, .quit, .timeLimit, .brokenPipe, .alarm, .user1, .user2,
  ]

  /// Installs the signal handlers, even if no file is being written.
  package static func begin() { install }

  /// Sets the text to write before a signal ends the process; call it only while signals are held
  /// back.
  /// - Parameters:
  ///   - text: the text, which replaces the previous one; an empty one is not written.
  ///   - descriptor: where to write it.
  package static func lastWords(_ text: [UInt8], to descriptor: FileDescriptor) {
    wordsDescriptor.store(descriptor.rawValue, ordering: .releasing)
    store(text.map { CChar(bitPattern: $0) } + [0], in: words)
  }

  /// Replaces stored bytes; call it only while no handler can load them.
  package static func store(_ bytes: some Collection<CChar>, in address: borrowing Atomic<UInt>) {
    let new = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = new.initialize(from: bytes)
    let old = address.exchange(UInt(bitPattern: new.baseAddress), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<CChar>(bitPattern: old)?.deallocate()
  }

  private static let install: Void = {
    TemporaryFiles.prepare()
    // A write beyond the file size limit fails instead of raising a signal.
    Signal.fileSizeLimit.ignore()
    // A signal that is ignored, as under nohup, remains ignored.
    for signal in signals where !signal.isIgnored { signal.handle { Interruption.end($0) } }
  }()

  /// Restores the terminal, removes the files, and ends the process by the signal's default action.
  private static func end(_ number: CInt) {
    TerminalControl.resume()
    TemporaryFiles.interrupt()
    TerminalControl.restore()
    if let text = UnsafePointer<CChar>(bitPattern: words.load(ordering: .acquiring)) {
      FileDescriptor(rawValue: wordsDescriptor.load(ordering: .acquiring)).write(text)
    }
    TemporaryFiles.removeAll()
    Signal(rawValue: number).raiseDefault()
  }
}
