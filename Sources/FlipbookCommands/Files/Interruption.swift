internal import Glibc
internal import Synchronization

/// Removes the files that are being written when the user or the system stops the command.
///
/// A signal may come at any time and on any thread. Whoever makes, lists or removes a temporary file
/// therefore stands in a gate that the signal's handler closes for good: it waits for one that is
/// inside, and no other comes in before the process ends.
enum Interruption {
  /// The temporary files that are there now.
  private static let files = FileTable()
  private static let gate = Atomic<Bool>(false)
  private static let isAwaitedFlag = Atomic<Bool>(false)
  /// The address of bytes ended by 0 that are written at the end, and where; 0 at first.
  private static let words = Atomic<UInt>(0)
  private static let wordsDescriptor = Atomic<CInt>(-1)
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// Where a temporary file is listed.
  typealias Entry = FileTable.Entry

  /// Makes a temporary file and lists it for removal.
  /// - Parameter make: makes the file and gives a descriptor, and its path ended by 0.
  /// - Returns: what was made, and where it is listed.
  static func listing(
    _ make: () -> (descriptor: CInt, path: [CChar])
  ) -> (CInt, [CChar], Entry?) {
    install
    return uninterrupted {
      let (descriptor, path) = make()
      return (descriptor, path, descriptor < 0 ? nil : files.add(path))
    }
  }

  /// Has signals end the process as described, even while no file is being written.
  static func begin() { install }

  /// Removes a temporary file, unless it is in its place already.
  static func remove(_ path: [CChar], _ entry: Entry) {
    uninterrupted {
      unlink(path)
      files.remove(entry)
    }
  }

  /// Has a text written before a signal ends the process; called where no signal does.
  /// - Parameters:
  ///   - text: the text, in place of the one before; an empty one is not written.
  ///   - descriptor: where it is written.
  static func lastWords(_ text: [UInt8], to descriptor: CInt) {
    wordsDescriptor.store(descriptor, ordering: .releasing)
    store(text.map { CChar(bitPattern: $0) } + [0], in: words)
  }

  /// Does something that is either done whole or not at all when a signal comes.
  static func uninterrupted<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var blocked = sigset_t()
    var old = sigset_t()
    sigfillset(&blocked)
    // A fault that is blocked ends the process without its handler, which does not wait.
    for number in TerminalFaults.signals { sigdelset(&blocked, number) }
    // A handler on this thread would wait for itself.
    pthread_sigmask(SIG_BLOCK, &blocked, &old)
    enter()
    defer {
      leave()
      pthread_sigmask(SIG_SETMASK, &old, nil)
    }
    return try work()
  }

  /// Whether a handler waits for whoever is in the gate, who should not wait for others then.
  static var isAwaited: Bool { isAwaitedFlag.load(ordering: .acquiring) }

  /// Has a handler of a signal go into the gate.
  static func interrupt() {
    isAwaitedFlag.store(true, ordering: .releasing)
    enter()
  }

  /// Has a handler come out of the gate again.
  static func resume() {
    isAwaitedFlag.store(false, ordering: .releasing)
    leave()
  }

  /// Removes the files that are being written, in the handler of a fault: who is in the gate may be
  /// the thread that has failed, and is not waited for long.
  static func removeFilesAfterFault() {
    for _ in 0..<1_000 {
      if !gate.exchange(true, ordering: .acquiring) { return files.forEach { unlink($0) } }
      sched_yield()
    }
  }

  private static func enter() {
    var turns = 0
    while gate.exchange(true, ordering: .acquiring) {
      turns += 1
      guard turns > 1_000 else {
        sched_yield()
        continue
      }
      // A file is renamed in less than that, on most file systems.
      var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&pause, nil)
    }
  }

  private static func leave() { gate.store(false, ordering: .releasing) }

  /// Stores bytes in place of others; only while no handler can load them.
  static func store(_ bytes: some Collection<CChar>, in address: borrowing Atomic<UInt>) {
    let new = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = new.initialize(from: bytes)
    let old = address.exchange(UInt(bitPattern: new.baseAddress), ordering: .acquiringAndReleasing)
    UnsafeMutablePointer<CChar>(bitPattern: old)?.deallocate()
  }

  private static let install: Void = {
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
    interrupt()
    TerminalControl.restore()
    if let text = UnsafePointer<CChar>(bitPattern: words.load(ordering: .acquiring)) {
      _ = write(wordsDescriptor.load(ordering: .acquiring), text, strlen(text))
    }
    files.forEach { unlink($0) }
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
