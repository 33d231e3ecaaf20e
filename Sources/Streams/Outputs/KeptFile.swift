import Platform
import Synchronization

/// A file that is written repeatedly, but no longer after another program has changed it.
package final class KeptFile: Sendable {
  package let path: String
  /// Keeps out other processes.
  private let lock = FileLock()
  /// The file as it was last checked or written; `nil` if there was none.
  private let known = Mutex<FileVersion?>(nil)

  package init(_ path: String) { self.path = path }

  /// Locks the file as it is now, before it is read.
  /// - Throws: an error if another process keeps it.
  package func take() throws(FileError) {
    try lock.take(path)
    try FileSet.settle(in: InputPath(path).endFolder)
    let version = try present
    known.withLock { $0 = version }
  }

  /// Replaces the whole file, so that it has either the old or the new content at any time.
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - line: what is appended to another file then: both or neither.
  ///   - syncs: whether to wait until it is on its disk; otherwise a failure of the system, but not
  ///     the end of the process, may lose it.
  /// - Throws: an error if it cannot be written, or another process keeps it or has changed it.
  package func write(
    _ bytes: consuming [UInt8],
    after line: AppendedLine? = nil,
    syncs: Bool = true
  ) throws(FileError) {
    try check()
    var output = try OutputFile.open(OutputGuard.ofSession.place(path))
    try output.write(&bytes)
    try output.commit(keptBy: self, after: line, syncs: syncs)
  }

  /// Removes the file.
  /// - Throws: an error if another process keeps it or has changed it.
  package func remove() throws(FileError) {
    try check()
    try FileError.doing("cannot remove the file", path) { try FileSystem.remove(path) }
  }

  /// Checks that the file can be written again.
  /// - Throws: an error if another process keeps it, or has changed it.
  private func check() throws(FileError) {
    try lock.take(path)
    let present = try present
    guard present == nil || known.withLock({ $0 == present }) else {
      throw FileError.changed(path)
    }
  }

  /// Takes over the file that was just put in its place.
  /// - Parameters:
  ///   - newLock: the lock that it has had since before it became visible.
  ///   - version: its version.
  func take(over newLock: FileLock, _ version: FileVersion?) {
    lock.take(over: newLock)
    known.withLock { $0 = version }
  }

  /// The file as it is now; an empty one counts as none.
  private var present: FileVersion? {
    get throws(FileError) {
      try FileError.inspecting(path) { try FileVersion(path: path) }
        .flatMap { $0.size > 0 ? $0 : nil }
    }
  }
}
