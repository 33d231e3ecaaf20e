import Platform
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

  /// Allocates everything that signal handlers use, because they must not allocate.
  package static func prepare() { _ = files }

  /// The entry of a temporary file in the list.
  typealias Entry = FileTable.Entry

  /// Creates a temporary file, locks it, and lists it for removal.
  /// - Parameter start: its path, to which random characters are added.
  /// - Returns: the file, its path, and its entry in the list.
  /// - Throws: why it cannot be created.
  static func make(startingWith start: String) throws(Errno) -> (FileDescriptor, String, Entry) {
    try uninterrupted { () throws(Errno) in
      while true {
        let (descriptor, path) = try FileSystem.makeFile(startingWith: start)
        do throws(Errno) {
          // Another process may have taken it for a stale one before it was locked.
          if try descriptor.lock(), try descriptor.status?.linkCount != 0 {
            return (descriptor, path, files.add(path))
          }
          descriptor.release()
        } catch {
          descriptor.release()
          // The first error is reported.
          try? FileSystem.remove(path)
          throw error
        }
      }
    }
  }

  /// Removes a temporary file, unless it is already in its place.
  static func remove(_ path: String, _ entry: Entry) {
    uninterrupted {
      // Where it stays, a later run removes it as a stale one.
      try? FileSystem.remove(path)
      files.remove(entry)
    }
  }

  /// Removes all of them; only for code that has entered the gate and ends the process.
  package static func removeAll() { files.forEach { FileSystem.remove($0) } }

  /// Does something either completely or not at all, even if a signal arrives.
  package static func uninterrupted<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // A handler on this thread would wait forever for itself. A blocked crash signal would end the
    // process without its handler, which does not wait.
    try Signal.blocking(allExcept: Signal.crashes) { () throws(Failure) in
      enter()
      defer { leave() }
      return try work()
    }
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
      if !gate.exchange(true, ordering: .acquiring) { return removeAll() }
      CurrentProcess.yield()
    }
  }

  private static func enter() {
    var turns = 0
    while gate.exchange(true, ordering: .acquiring) {
      turns += 1
      guard turns > 1_000 else {
        CurrentProcess.yield()
        continue
      }
      // On most file systems, renaming a file takes less than that.
      CurrentProcess.pause(milliseconds: 1)
    }
  }

  private static func leave() { gate.store(false, ordering: .releasing) }
}
