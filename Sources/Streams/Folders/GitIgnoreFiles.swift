import GameRecords
import Platform

/// The files of a repository that say which paths Git ignores.
struct GitIgnoreFiles {
  private typealias List = (patterns: PathPatterns, folder: String)

  /// The patterns for the contents of a folder, the nearest first, each with its folder; `nil`
  /// outside of a repository.
  private var known: [String: [List]?] = [:]

  /// Whether Git ignores a path that is not tracked.
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - isFolder: whether it is a folder.
  /// - Returns: whether Git ignores it.
  mutating func ignores(_ path: String, isFolder: Bool) -> Bool {
    for list in lists(for: WorkingFolder.parent(of: path)) ?? [] {
      let relative = WorkingFolder.path(path, from: list.folder)
      if let decision = list.patterns.decision(on: relative, isFolder: isFolder) {
        return decision
      }
    }
    return false
  }

  private mutating func lists(for folder: String) -> [List]? {
    if let lists = known[folder] { return lists }
    let start = folder == "/" ? "" : folder
    // Files above the repository do not count.
    let isRepository = InputPath(start + "/.git").isThere
    let above =
      isRepository ? [] : folder == "/" ? nil : lists(for: WorkingFolder.parent(of: folder))
    let names = ["/.gitignore"] + (isRepository ? ["/.git/info/exclude"] : [])
    let lists = above.map { above in
      names.compactMap { Self.patterns(at: start + $0) }.map { ($0, folder) } + above
    }
    known[folder] = .some(lists)
    return lists
  }

  private static func patterns(at path: String) -> PathPatterns? {
    guard let bytes = try? InputFile.settings(at: path) else { return nil }
    let patterns = PathPatterns(gitignore: String(pathBytes: bytes))
    return patterns.isEmpty ? nil : patterns
  }
}
