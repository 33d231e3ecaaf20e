import GameRecords

/// The `.gitignore` files of folders, up to the root of the repository.
struct GitIgnoreFiles {
  /// The patterns for the contents of a folder, the nearest first, each with its folder.
  private var known: [String: [(patterns: PathPatterns, folder: String)]] = [:]

  /// Whether Git ignores a path that is not tracked.
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - isFolder: whether it is a folder.
  /// - Returns: whether Git ignores it.
  mutating func ignores(_ path: String, isFolder: Bool) -> Bool {
    let lists = lists(for: WorkingFolder.parent(of: path))
    for list in lists {
      let relative = WorkingFolder.path(path, from: list.folder)
      if let decision = list.patterns.decision(on: relative, isFolder: isFolder) {
        return decision
      }
    }
    return false
  }

  private mutating func lists(
    for folder: String
  ) -> [(patterns: PathPatterns, folder: String)] {
    if let lists = known[folder] { return lists }
    let start = folder == "/" ? "" : folder
    var lists = [start + "/.gitignore"].compactMap { Self.patterns(at: $0) }
    if InputPath(start + "/.git").isThere {
      // Files above the repository do not count.
      lists += [start + "/.git/info/exclude"].compactMap { Self.patterns(at: $0) }
    } else if folder != "/" {
      let above = self.lists(for: WorkingFolder.parent(of: folder))
      // Outside of a repository, only the files in the folders on the way count.
      known[folder] = lists.map { ($0, folder) } + above
      return known[folder] ?? []
    }
    known[folder] = lists.map { ($0, folder) }
    return known[folder] ?? []
  }

  private static func patterns(at path: String) -> PathPatterns? {
    guard InputPath(path).size != nil,
      let bytes = try? InputFile.contents(of: InputPath(path), limit: Limits.recordBytes)
    else { return nil }
    return PathPatterns(gitignore: String(decoding: bytes, as: UTF8.self))
  }
}
