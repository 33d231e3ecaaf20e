import Flipbook
package import Platform
import Synchronization

/// A terminal taken over to draw on its alternate screen, and restored afterwards.
///
/// It is restored when the value is destroyed, and also if the process ends or stops before that.
/// What signal handlers need for this is stored where they can load it.
package struct TerminalControl: ~Copyable {
  /// The terminal's descriptor.
  private static let descriptor = Atomic<CInt>(-1)
  /// The descriptor of the terminal whose keys are read; the same terminal if none are.
  private static let keyboard = Atomic<CInt>(-1)
  /// Whether the terminal is taken over now.
  private static let isTaken = Atomic<Bool>(false)
  /// The address of the terminal's original settings; 0 if they are unknown.
  private static let settings = Atomic<UInt>(0)
  /// The addresses of null-terminated bytes: what leaves the screen, and what then remains on the
  /// terminal.
  private static let leaving = Atomic<UInt>(0)
  private static let rest = Atomic<UInt>(0)

  private let modes: TerminalModes

  /// Takes over a terminal; only one at a time.
  /// - Parameters:
  ///   - terminal: the terminal to draw on.
  ///   - input: the terminal whose keys are read, one by one, if any.
  package init(_ terminal: FileDescriptor, input: FileDescriptor?) {
    modes = TerminalModes(takesInput: input != nil)
    Interruption.begin()
    TerminalSignals.begin()
    // This does not wait for a frame that is being written: the thread that fails may be writing it.
    CrashSignals.begin { TerminalControl.leave() }
    TemporaryFiles.uninterrupted {
      Self.store(modes.leaving, in: Self.leaving)
      Self.store("", in: Self.rest)
      let own = terminal.reopenedTerminal()?.rawValue ?? -1
      Self.descriptor.store(own, ordering: .sequentiallyConsistent)
      Self.keyboard.store((input ?? terminal).rawValue, ordering: .sequentiallyConsistent)
    }
    take()
  }

  deinit {
    TemporaryFiles.uninterrupted {
      Self.restore()
      let own = Self.descriptor.exchange(-1, ordering: .sequentiallyConsistent)
      FileDescriptor(rawValue: own).release()
    }
  }

  /// Takes over the terminal, at first and each time after the process was stopped.
  borrowing func take() {
    Self.terminal.waitForForeground()
    TemporaryFiles.uninterrupted {
      if var settings = TerminalSettings(of: Self.keys) {
        // Only now, in the foreground, are these the original settings.
        if !Self.isTaken.load(ordering: .acquiring) { Self.keep(settings) }
        modes.change(&settings)
        settings.apply(to: Self.keys)
      }
      modes.entering.withCString { Self.write($0) }
      Self.isTaken.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// Writes to the terminal, unless something has happened that changes the display.
  /// - Parameters:
  ///   - text: the text to write.
  ///   - rest: what remains on the terminal when it is finally restored.
  /// - Returns: whether the text was written.
  /// - Throws: ``FileError`` if writing to the terminal fails.
  borrowing func write(_ text: String, leaving rest: String) throws(FileError) -> Bool {
    // A signal between two parts of a frame would leave an incomplete control sequence.
    try TemporaryFiles.uninterrupted { () throws(FileError) in
      guard !TerminalListener.hasNews, try Self.write(text) else { return false }
      Self.store(rest, in: Self.rest)
      return true
    }
  }

  // MARK: Writing

  /// Writes a text, waiting for the terminal, unless a signal ends or stops the process.
  private static func write(_ text: String) throws(FileError) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = try FileError.doing("cannot write the output", "<stdout>") {
        try terminal.writeSome(rest)
      }
      rest = rest.dropFirst(written)
      if written > 0 { continue }
      guard !TemporaryFiles.isAwaited else { return false }
      terminal.waitToWrite()
    }
    return true
  }

  // MARK: Restoring

  /// Resumes output stopped by Ctrl-S, which would block the process; for signal handlers, before
  /// they wait for a frame that is being written.
  package static func resume() {
    if isTaken.load(ordering: .acquiring) { terminal.resumeOutput() }
  }

  /// Restores the terminal and writes what remains on it; safe in signal handlers.
  static func restore() {
    guard leave() else { return }
    write(UnsafePointer(bitPattern: rest.load(ordering: .acquiring)))
  }

  /// Restores the terminal for now; safe in signal handlers.
  /// - Returns: whether it was taken over. If not, it belongs to other programs, which may have
  ///   settings of their own.
  @discardableResult
  package static func leave() -> Bool {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    write(UnsafePointer(bitPattern: leaving.load(ordering: .acquiring)))
    let old = UnsafePointer<TerminalSettings>(bitPattern: settings.load(ordering: .acquiring))
    old?.pointee.apply(to: keys)
    return true
  }

  // MARK: For signal handlers

  /// Writes a text, but gives up if the terminal accepts nothing for a second.
  private static func write(_ text: UnsafePointer<CChar>?) {
    if let text { terminal.write(text, patience: 10) }
  }

  private static var terminal: FileDescriptor {
    FileDescriptor(rawValue: descriptor.load(ordering: .acquiring))
  }

  private static var keys: FileDescriptor {
    FileDescriptor(rawValue: keyboard.load(ordering: .acquiring))
  }

  /// Replaces the stored settings; call it only while no handler can load them.
  private static func keep(_ old: TerminalSettings) {
    let new = UnsafeMutablePointer<TerminalSettings>.allocate(capacity: 1)
    new.initialize(to: old)
    let kept = settings.exchange(UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<TerminalSettings>(bitPattern: kept)?.deallocate()
  }

  /// Replaces a stored text; call it only while no handler can load it.
  private static func store(_ text: String, in address: borrowing Atomic<UInt>) {
    Interruption.store(text.utf8CString, in: address)
  }
}
