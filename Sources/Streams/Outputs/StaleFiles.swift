import Platform

/// Temporary files that a killed process has left next to their places.
///
/// A process locks each of its temporary files as long as it needs it, and a lock ends with its
/// process, even if that is killed. So a file that nobody has locked is stale. On a file system
/// without locks, no file is removed.
enum StaleFiles {
  /// The number of random characters at the end of a temporary file's name.
  private static let randomCount = 6
  /// What is added to such a name for the file that is replaced.
  static let oldMark = "~"

  /// Removes the stale files of this user from a folder.
  /// - Parameter folder: its path with a slash at the end; empty for the working folder.
  /// - Throws: an error if an interrupted run cannot be undone there.
  static func remove(in folder: String) throws(FileError) {
    let start = TemporaryFile.nameStart
    let place = folder.isEmpty ? "." : folder
    let names = (try? FileSystem.names(in: place, startingWith: start)) ?? []
    // What has been there since before a moment without a journal is no longer needed.
    try FileSet.settle(in: folder)
    for name in names {
      let isOld = name.hasSuffix(oldMark)
      let count = name.utf8.count - start.utf8.count - (isOld ? oldMark.utf8.count : 0)
      guard count == randomCount else { continue }
      removeStale(folder + name)
    }
  }

  private static func removeStale(_ path: String) {
    // What cannot be inspected or removed is left for another run: it is in nobody's way.
    guard let status = try? FileSystem.status(of: path, followsLinks: false),
      status.type == .regular, status.linkCount == 1, status.userID == CurrentProcess.user,
      let file = try? FileSystem.open(path, .readOnly, options: [.noFollow, .nonBlocking])
    else { return }
    // A process that has just created the file, but cannot lock it now, creates another one.
    defer { file.release() }
    guard file.lockIfUnused(), let identity = try? FileIdentity(file),
      identity == (try? FileIdentity(path: path))
    else { return }
    try? FileSystem.remove(path)
  }
}
