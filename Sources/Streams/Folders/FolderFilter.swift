/// Decides which paths are left out of folders.
package struct FolderFilter {
  /// The patterns of the command line.
  private let exclusions: PathPatterns
  /// The settings of projects for their folders.
  private let settings: ((_ folder: String) throws -> FolderSettings)?
  /// Whether it is unknown what to leave out, because settings are invalid.
  package private(set) var hasFailed = false
  private let followsGitignore: Bool
  private var gitignore = GitIgnoreFiles()

  /// A folder, its absolute path, and the settings for what is in it.
  private typealias Place = (folder: String, absolute: String, settings: FolderSettings?)

  /// The folder of the last path.
  private var last: Place?

  /// A filter that leaves out nothing.
  package static var none: FolderFilter { FolderFilter(exclusions: [], followsGitignore: false) }

  /// - Parameters:
  ///   - exclusions: patterns for paths relative to the working folder or a named folder.
  ///   - followsGitignore: whether files that Git ignores are left out.
  ///   - settings: returns a project's settings for a folder with an absolute path.
  package init(
    exclusions: [String],
    followsGitignore: Bool,
    settings: ((_ folder: String) throws -> FolderSettings)? = nil
  ) {
    self.exclusions = PathPatterns(exclusions)
    self.settings = settings
    self.followsGitignore = followsGitignore
  }

  /// Returns why a path in a folder is left out; `nil` if it is not.
  /// - Parameters:
  ///   - path: its path.
  ///   - relativePath: its path relative to the named folder.
  ///   - isFolder: whether it is a folder.
  ///   - isNamed: whether a person named it, so that it does not matter what Git ignores.
  /// - Returns: the reason.
  /// - Throws: why it is unknown whether Git ignores the path.
  package mutating func reason(
    toSkip path: String,
    _ relativePath: String,
    isFolder: Bool,
    isNamed: Bool = false
  ) throws(FileError) -> SkippedInput.Reason? {
    if !exclusions.isEmpty {
      let paths = [WorkingFolder.relativePath(path), relativePath]
      let isExcluded = paths.contains {
        exclusions.decision(on: $0, isFolder: isFolder) ?? false
      }
      if isExcluded { return .excluded }
    }
    var followsGitignore = followsGitignore && !isNamed
    guard followsGitignore || settings != nil else { return nil }
    let place = place(of: LinkedPath.folder(of: path))
    if let found = place.settings {
      let isExcluded = found.exclude.decision(on: path, below: found.folder, isFolder: isFolder)
      if isExcluded ?? false { return .excluded }
      followsGitignore = followsGitignore && found.followsGitignore
    }
    guard followsGitignore else { return nil }
    return try gitignore.ignores(path, in: place.absolute, isFolder: isFolder) ? .ignored : nil
  }

  /// Returns what is known about a folder, which is usually that of the path before.
  private mutating func place(of folder: String) -> Place {
    if let last, last.folder == folder { return last }
    let absolute = WorkingFolder.absolutePath(folder)
    var place: Place = (folder, absolute, nil)
    do {
      place.settings = try settings?(absolute)
    } catch {
      hasFailed = true
    }
    last = place
    return place
  }
}
