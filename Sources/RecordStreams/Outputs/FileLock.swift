import Glibc
import Synchronization

/// Keeps other processes that also use this lock from writing a file.
///
/// The lock ends with the process, however that ends, and leaves no file. A replaced file is a new
/// file, so its lock must be taken before it is put in its place.
package final class FileLock: Sendable {
  private let held: Mutex<CInt?>

  /// Creates a lock without a file.
  package init() { held = Mutex(nil) }

  /// Creates the lock of an open file that is still private.
  package init(ofNew descriptor: CInt) {
    let copy = Self.lock(descriptor) ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1
    held = Mutex(copy < 0 ? nil : copy)
  }

  deinit { hold(nil) }

  /// Locks the file at a path, if there is one.
  /// - Throws: an error if another process has locked it.
  package func take(_ path: String) throws(FileError) {
    guard let file = FileIdentity(path: path.pathBytes), file != identity else { return }
    let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC)
    // Other code finds out whether the file can be read and written.
    guard descriptor >= 0 else { return }
    guard Self.lock(descriptor) else {
      close(descriptor)
      throw FileError(path, "another program is using this file")
    }
    hold(descriptor)
  }

  /// Takes over the file of another lock.
  package func take(over other: FileLock) {
    hold(other.held.withLock { $0.take() })
  }

  private func hold(_ descriptor: CInt?) {
    held.withLock { held in
      if let held { close(held) }
      held = descriptor
    }
  }

  /// Locks an open file, unless another process has locked it; some file systems have no locks.
  package static func lock(_ descriptor: CInt) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private var identity: FileIdentity? {
    held.withLock { $0.flatMap { FileIdentity(descriptor: $0) } }
  }
}
