import Glibc
import Synchronization

/// A file that is written again and again, and that is left alone once others have changed it.
package final class KeptFile: Sendable {
  package let path: String
  /// Keeps out others who ask.
  private let lock = FileLock()
  /// How the file was when it was looked at or written last; `nil` when there was none.
  private let known = Mutex<Version?>(nil)

  package init(_ path: String) { self.path = path }

  /// Takes the file as it is now, before it is read.
  /// - Throws: when it is kept by another process.
  package func take() throws(FileError) {
    try lock.take(path)
    remember()
  }

  /// Finds out that the file can be written again.
  /// - Throws: when another process keeps it now, or has changed it.
  package func check() throws(FileError) {
    try lock.take(path)
    let present = Version(path)
    guard present == nil || known.withLock({ $0 == present }) else {
      throw FileError(path, "another program changed the file; it is left as it is")
    }
  }

  /// Takes the file over that has just been put in its place.
  /// - Parameter newLock: the lock that it has had since before others saw it.
  package func take(over newLock: FileLock) {
    lock.take(over: newLock)
    remember()
  }

  private func remember() {
    let version = Version(path)
    known.withLock { $0 = version }
  }

  /// What distinguishes a file from the same one with another content.
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
