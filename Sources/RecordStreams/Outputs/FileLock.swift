import Glibc
import Synchronization

/// Keeps other processes that ask for it too from writing a file, while the lock is there.
///
/// It goes with the process, however that ends, and leaves no file behind. A file that is replaced is
/// another one, so that its lock has to be in place with it.
package final class FileLock: Sendable {
  private let held: Mutex<CInt?>

  /// The lock of no file yet.
  package init() { held = Mutex(nil) }

  /// The lock of an open file that nobody else knows.
  package init(ofNew descriptor: CInt) {
    let copy = Self.lock(descriptor) ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1
    held = Mutex(copy < 0 ? nil : copy)
  }

  deinit { hold(nil) }

  /// Locks the file that is in a place now, if there is one.
  /// - Throws: when another process has locked it.
  package func take(_ path: String) throws(FileError) {
    guard let file = FileIdentity(path: path.pathBytes), file != identity else { return }
    let descriptor = open(path.pathBytes, O_RDONLY | O_CLOEXEC)
    // Whether it can be read and written is found out by whoever does so.
    guard descriptor >= 0 else { return }
    guard Self.lock(descriptor) else {
      close(descriptor)
      throw FileError(path, "another program is using this file")
    }
    hold(descriptor)
  }

  /// Takes over what another lock holds.
  package func take(over other: FileLock) {
    hold(other.held.withLock { $0.take() })
  }

  private func hold(_ descriptor: CInt?) {
    held.withLock { held in
      if let held { close(held) }
      held = descriptor
    }
  }

  /// Locks an open file, unless another process has; some file systems know no locks.
  package static func lock(_ descriptor: CInt) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private var identity: FileIdentity? {
    held.withLock { $0.flatMap { FileIdentity(descriptor: $0) } }
  }
}
