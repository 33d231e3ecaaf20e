import Platform
import Synchronization

/// What a run has done with files, as far as its later inputs and outputs depend on it.
package final class RunFiles: Sendable {
  private struct State {
    var written: Set<FileIdentity> = []
    var read: [FileIdentity: FileVersion] = [:]
    var searched: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates the files of a run that has done nothing yet.
  package init() {}

  /// Notes a table of names that was written.
  func noteWritten(_ file: FileIdentity) {
    state.withLock { _ = $0.written.insert(file) }
  }

  /// Notes the version of a table of names that belongs to an input.
  func noteRead(_ version: FileVersion) {
    state.withLock { $0.read[version.identity] = version }
  }

  /// Returns the tables that the run has not written: the numbers of others are those of its output,
  /// not of inputs.
  func unwritten(_ paths: [InputPath]) throws(FileError) -> [InputPath] {
    let written = state.withLock(\.written)
    var others: [InputPath] = []
    for path in paths {
      if let file = try path.identity, written.contains(file) { continue }
      others.append(path)
    }
    return others
  }

  /// Returns the version of a table that belongs to an input; `nil` for another file.
  func versionRead(_ file: FileIdentity) -> FileVersion? { state.withLock { $0.read[file] } }

  /// Removes the stale files from a folder, unless the run has done so before.
  /// - Parameter folder: its path with a slash at the end; empty for the working folder.
  /// - Throws: an error if an interrupted run cannot be undone there.
  func removeStale(in folder: String) throws(FileError) {
    guard state.withLock({ $0.searched.insert(folder).inserted }) else { return }
    try StaleFiles.remove(in: folder)
  }
}
