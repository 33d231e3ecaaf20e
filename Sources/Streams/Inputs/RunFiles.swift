import Platform
import Synchronization

/// What a run has done with files, as far as its later inputs and outputs depend on it.
package final class RunFiles: Sendable {
  private struct State {
    var written: Set<FileIdentity> = []
    var read: Set<FileIdentity> = []
    var searched: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates the files of a run that has done nothing yet.
  package init() {}

  /// Notes a table of names that was written.
  func noteWritten(_ path: String) {
    guard let file = InputPath(path).identity else { return }
    state.withLock { _ = $0.written.insert(file) }
  }

  /// Notes a table of names that belongs to an input.
  func noteRead(_ path: InputPath) {
    guard let file = path.identity else { return }
    state.withLock { _ = $0.read.insert(file) }
  }

  /// Whether the run has written a table, whose numbers are then those of its output, not of inputs.
  func haveWritten(_ path: InputPath) -> Bool {
    guard let file = path.identity else { return false }
    return state.withLock { $0.written.contains(file) }
  }

  /// Whether a file is a table that belongs to an input.
  func haveRead(_ file: FileIdentity) -> Bool { state.withLock { $0.read.contains(file) } }

  /// Removes the stale files from a folder, unless the run has done so before.
  /// - Parameter folder: its path with a slash at the end; empty for the working folder.
  func removeStale(in folder: String) {
    guard state.withLock({ $0.searched.insert(folder).inserted }) else { return }
    StaleFiles.remove(in: folder)
  }
}
