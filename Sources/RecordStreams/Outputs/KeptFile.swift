import Glibc
import Synchronization

/// A file that is written repeatedly, but no longer after another program has changed it.
package final class KeptFile: Sendable {
  package let path: String
  /// Keeps out other processes.
  private let lock = FileLock()
  /// The file as it was last checked or written; `nil` if there was none.
  private let known = Mutex<Version?>(nil)

  package init(_ path: String) { self.path = path }

  /// Locks the file as it is now, before it is read.
  /// - Throws: an error if another process keeps it.
  package func take() throws(FileError) {
    try lock.take(path)
    remember()
  }

  /// Checks that the file can be written again.
  /// - Throws: an error if another process keeps it, or has changed it.
  package func check() throws(FileError) {
    try lock.take(path)
    let present = Version(path)
    guard present == nil || known.withLock({ $0 == present }) else {
      throw FileError(path, "another program changed the file; it is left as it is")
    }
  }

  /// Takes over the file that was just put in its place.
  /// - Parameter newLock: the lock that it has had since before it became visible.
  package func take(over newLock: FileLock) {
    lock.take(over: newLock)
    remember()
  }

  private func remember() {
    let version = Version(path)
    known.withLock { $0 = version }
  }

  /// Identifies a version of a file.
  private struct Version: Equatable {
    private let identity: FileIdentity
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path.pathBytes, &status) == 0, status.st_size > 0,
        let identity = FileIdentity(status)
      else { return nil }
      self.identity = identity
      size = status.st_size
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }
}
