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
  package init(ofNew file: FileDescriptor) throws(Errno) {
    held = Mutex(try file.copy())
  }

  deinit { hold(nil) }

  /// Locks the file at a path, if there is one.
  /// - Throws: an error if another process has locked it, or that is unknown.
  package func take(_ path: String) throws(FileError) {
    let isNew = try FileError.inspecting(path) {
      let present = try FileIdentity(path: path)
      return try present != nil && present != identity
    }
    guard isNew else { return }
    let file = try FileError.doing("cannot open the file", path) {
      try FileSystem.open(path, .readOnly)
    }
    do {
      guard try file.lock() else { throw FileError(path, "another program is using this file") }
      hold(file)
    } catch {
      file.release()
      throw error as? FileError ?? FileError(path, "cannot lock the file", error)
    }
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
    get throws(Errno) {
      try held.withLock { file throws(Errno) in
        try file.flatMap { file throws(Errno) in try FileIdentity(file) }
      }
    }
  }
}
