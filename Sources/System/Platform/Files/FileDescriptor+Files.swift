import CLibrary
import CLinux

#if os(Linux)
#endif

extension FileDescriptor {
  /// The status of the open file; `nil` if the descriptor is closed.
  package var status: Stat? {
    get throws(Errno) {
      do throws(Errno) {
        return try Stat(self)
      } catch {
        guard error == .badFileDescriptor else { throw error }
        return nil
      }
    }
  }

  /// Reads bytes into a buffer.
  /// - Returns: their number, which may be less than fit; 0 at the end.
  package func readBytes(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try systemErrors { try read(into: buffer) }
  }

  /// Reads bytes at an offset into a buffer.
  /// - Returns: their number, which may be less than fit; 0 at the end.
  package func readBytes(
    at offset: Int,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Errno) -> Int {
    try systemErrors { try read(fromAbsoluteOffset: Int64(offset), into: buffer) }
  }

  /// Writes all bytes.
  package func writeBytes(_ bytes: some Sequence<UInt8>) throws(Errno) {
    try systemErrors { _ = try writeAll(bytes) }
  }

  /// Writes all bytes at an offset.
  package func writeBytes(_ bytes: some Sequence<UInt8>, at offset: Int) throws(Errno) {
    try systemErrors { _ = try writeAll(toAbsoluteOffset: Int64(offset), bytes) }
  }

  /// Closes the file; what has been written was checked before.
  package func release() { try? close() }

  /// Removes everything from an offset on.
  package func cut(at size: Int) throws(Errno) {
    try systemErrors { try resize(to: Int64(size)) }
  }

  /// A second descriptor of the file, which other programs do not inherit.
  package func copy() throws(Errno) -> FileDescriptor {
    let number = fcntl(rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw .last }
    return FileDescriptor(rawValue: number)
  }

  /// Waits until the file is on its disk; what is not a file on one, such as a pipe, need not be.
  package func sync() throws(Errno) {
    guard fsync(rawValue) == 0 || errno == EINVAL else { throw .last }
  }

  /// Waits until everything on the file's file system is on its disk.
  package func syncFileSystem() throws(Errno) {
    #if os(Linux)
    guard syncfs(rawValue) == 0 || errno == EINVAL else { throw .last }
    #else
    CLibrary.sync()
    #endif
  }

  /// Locks the file until it is closed, unless another process has locked it; some file systems
  /// have no locks.
  /// - Returns: whether no other process has locked it.
  package func lock() throws(Errno) -> Bool {
    // A process that another program has just started holds its files for a moment.
    for _ in 0..<20 {
      if locks || Self.lockless.contains(.last) { return true }
      guard errno == EWOULDBLOCK else { throw .last }
      usleep(5_000)
    }
    return false
  }

  /// The errors of file systems without locks.
  private static let lockless: Set<Errno> = [
    .noLocks, .notSupported, .noFunction, .invalidArgument,
  ]

  /// Locks the file until it is closed.
  /// - Returns: whether no process has it open that has locked it; `false` if that is unknown.
  package func lockIfUnused() -> Bool { locks }

  private var locks: Bool { flock(rawValue, LOCK_EX | LOCK_NB) == 0 }
}
