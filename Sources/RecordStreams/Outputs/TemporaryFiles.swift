import Glibc
import Synchronization

/// The files that are being written next to their places, and that must be removed when the process
/// ends.
///
/// A signal may arrive at any time and on any thread. Code that creates, lists or removes a
/// temporary file therefore enters a gate that the signal handler closes for good: the handler
/// waits for a thread inside, and no other thread enters before the process ends.
package enum TemporaryFiles {
  /// The current files.
  private static let files = FileTable()
  private static let gate = Atomic<Bool>(false)
  private static let isAwaitedFlag = Atomic<Bool>(false)

  /// The signals of crashes, from the system and from Swift's traps.
  package static let crashSignals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  /// Allocates everything that signal handlers use, because they must not allocate.
  package static func prepare() { _ = files }

  /// The entry of a temporary file in the list.
  typealias Entry = FileTable.Entry

  /// Creates a temporary file and lists it for removal.
  /// - Parameter make: creates the file and returns a descriptor, and its path with 0 at its end.
  /// - Returns: the file, and its entry in the list.
  static func listing(
    _ make: () -> (descriptor: CInt, path: [CChar])
  ) -> (CInt, [CChar], Entry?) {
    uninterrupted {
      let (descriptor, path) = make()
      return (descriptor, path, descriptor < 0 ? nil : files.add(path))
    }
  }

  /// Removes a temporary file, unless it is already in its place.
  static func remove(_ path: [CChar], _ entry: Entry) {
    uninterrupted {
      unlink(path)
      files.remove(entry)
    }
  }

  /// Removes all of them; only for code that has entered the gate and ends the process.
  package static func removeAll() { files.forEach { unlink($0) } }

  /// Does something either completely or not at all, even if a signal arrives.
  package static func uninterrupted<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var blocked = sigset_t()
    var old = sigset_t()
    sigfillset(&blocked)
    // A blocked crash signal would end the process without its handler, which does not wait.
    for number in crashSignals { sigdelset(&blocked, number) }
    // A handler on this thread would wait forever for itself.
    pthread_sigmask(SIG_BLOCK, &blocked, &old)
    enter()
    defer {
      leave()
      pthread_sigmask(SIG_SETMASK, &old, nil)
    }
    return try work()
  }

  /// Whether a handler waits for the thread in the gate, which then should not wait for others.
  package static var isAwaited: Bool { isAwaitedFlag.load(ordering: .acquiring) }

  /// Lets a signal handler enter the gate.
  package static func interrupt() {
    isAwaitedFlag.store(true, ordering: .releasing)
    enter()
  }

  /// Lets a signal handler leave the gate.
  package static func resume() {
    isAwaitedFlag.store(false, ordering: .releasing)
    leave()
  }

  /// Removes the files that are being written, in the handler of a crash signal.
  ///
  /// The thread in the gate may be the one that failed, so the handler does not wait long for it.
  package static func removeAfterCrash() {
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
      // On most file systems, renaming a file takes less than that.
      var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&pause, nil)
    }
  }

  private static func leave() { gate.store(false, ordering: .releasing) }
}
