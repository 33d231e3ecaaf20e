import Glibc
import Synchronization

/// The files that are being written next to their places, which whoever ends the process removes.
///
/// A signal may come at any time and on any thread. Whoever makes, lists or removes a temporary file
/// therefore is in a gate that the signal's handler closes for good: it waits for one that is
/// inside, and no other comes in before the process ends.
package enum TemporaryFiles {
  /// The files that are there now.
  private static let files = FileTable()
  private static let gate = Atomic<Bool>(false)
  private static let isAwaitedFlag = Atomic<Bool>(false)

  /// What the system and Swift's traps send for faults.
  package static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  /// Has everything there that handlers of signals use, which must not allocate.
  package static func prepare() { _ = files }

  /// Where a temporary file is listed.
  typealias Entry = FileTable.Entry

  /// Makes a temporary file and lists it for removal.
  /// - Parameter make: makes the file and gives a descriptor, and its path ended by 0.
  /// - Returns: what was made, and where it is listed.
  static func listing(
    _ make: () -> (descriptor: CInt, path: [CChar])
  ) -> (CInt, [CChar], Entry?) {
    uninterrupted {
      let (descriptor, path) = make()
      return (descriptor, path, descriptor < 0 ? nil : files.add(path))
    }
  }

  /// Removes a temporary file, unless it is in its place already.
  static func remove(_ path: [CChar], _ entry: Entry) {
    uninterrupted {
      unlink(path)
      files.remove(entry)
    }
  }

  /// Removes all of them; only for who has gone into the gate and ends the process.
  package static func removeAll() { files.forEach { unlink($0) } }

  /// Does something that is either done whole or not at all when a signal comes.
  package static func uninterrupted<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var blocked = sigset_t()
    var old = sigset_t()
    sigfillset(&blocked)
    // A fault that is blocked ends the process without its handler, which does not wait.
    for number in faults { sigdelset(&blocked, number) }
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
  package static var isAwaited: Bool { isAwaitedFlag.load(ordering: .acquiring) }

  /// Has a handler of a signal go into the gate.
  package static func interrupt() {
    isAwaitedFlag.store(true, ordering: .releasing)
    enter()
  }

  /// Has a handler come out of the gate again.
  package static func resume() {
    isAwaitedFlag.store(false, ordering: .releasing)
    leave()
  }

  /// Removes the files that are being written, in the handler of a fault: who is in the gate may be
  /// the thread that has failed, and is not waited for long.
  package static func removeAfterFault() {
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
}
