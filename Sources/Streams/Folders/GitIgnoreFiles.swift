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
  ///   - path: the path.
  ///   - folder: the absolute path of its folder.
  ///   - isFolder: whether it is a folder.
  /// - Returns: whether Git ignores it.
  /// - Throws: an error if that is unknown.
  mutating func ignores(
    _ path: String,
    in folder: String,
    isFolder: Bool
  ) throws(FileError) -> Bool {
    for list in try lists(for: folder) ?? [] {
      if let decision = list.patterns.decision(on: path, below: list.folder, isFolder: isFolder) {
        return decision
      }
    }
    return false
  }

  private mutating func lists(for folder: String) throws(FileError) -> [List]? {
    if let lists = known[folder] { return lists }
    let start = folder == "/" ? "" : folder
    // Files above the repository do not count.
    let isRepository = try InputPath(start + "/.git").isThere
    let above =
      try isRepository ? [] : folder == "/" ? nil : lists(for: WorkingFolder.parent(of: folder))
    let names = ["/.gitignore"] + (isRepository ? ["/.git/info/exclude"] : [])
    let own = try names.map { name throws(FileError) in try Self.patterns(at: start + name) }
    let lists = above.map { own.compactMap(\.self).map { ($0, folder) } + $0 }
    known[folder] = .some(lists)
    return lists
  }

  private static func patterns(at path: String) throws(FileError) -> PathPatterns? {
    guard try InputPath(path).size != nil else { return nil }
    let patterns = PathPatterns(gitignore: String(pathBytes: try InputFile.settings(at: path)))
    return patterns.isEmpty ? nil : patterns
  }
}
