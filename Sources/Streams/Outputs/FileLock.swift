package import Platform
import Synchronization

/// Keeps other processes that also use this lock from writing a file.
///
/// The lock ends with the process, however that ends, and leaves no file. A replaced file is a new
/// file, so its lock must be taken before it is put in its place.
package final class FileLock: Sendable {
  private let held: Mutex<FileDescriptor?>

  /// Creates a lock without a file.
  package init() { held = Mutex(nil) }

  /// Creates the lock of an open file that is still private.
  package init(ofNew file: FileDescriptor) {
    held = Mutex(file.lock() ? try? file.copy() : nil)
  }

  deinit { hold(nil) }

  /// Locks the file at a path, if there is one.
  /// - Throws: an error if another process has locked it.
  package func take(_ path: String) throws(FileError) {
    guard let identity = FileIdentity(path: path), identity != self.identity else { return }
    // Other code finds out whether the file can be read and written.
    guard let file = try? FileSystem.open(path, .readOnly) else { return }
    guard file.lock() else {
      file.release()
      throw FileError(path, "another program is using this file")
    }
    hold(file)
  }

  /// Takes over the file of another lock.
  package func take(over other: FileLock) {
    hold(other.held.withLock { $0.take() })
  }

  private func hold(_ file: FileDescriptor?) {
    held.withLock { held in
      held?.release()
      held = file
    }
  }

  private var identity: FileIdentity? {
    held.withLock { $0.flatMap { FileIdentity($0) } }
  }
}
