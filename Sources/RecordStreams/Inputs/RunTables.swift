import Platform
import Synchronization

/// The tables of names that this run has written or read.
enum RunTables {
  private static let written = Mutex<Set<FileIdentity>>([])
  private static let read = Mutex<Set<FileIdentity>>([])

  /// Notes a table that was written.
  static func noteWritten(_ path: String) {
    guard let file = InputPath(path).identity else { return }
    written.withLock { _ = $0.insert(file) }
  }

  /// Notes a table that belongs to an input.
  static func noteRead(_ path: InputPath) {
    guard let file = path.identity else { return }
    read.withLock { _ = $0.insert(file) }
  }

  /// Whether this run has written a table, whose numbers are then those of its output, not of inputs.
  static func haveWritten(_ path: InputPath) -> Bool {
    guard let file = path.identity else { return false }
    return written.withLock { $0.contains(file) }
  }

  /// Whether a file is a table that belongs to an input.
  static func haveBeenRead(_ file: FileIdentity) -> Bool { read.withLock { $0.contains(file) } }
}
