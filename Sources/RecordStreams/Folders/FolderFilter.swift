/// What the user wants left out of folders.
package struct FolderFilter {
  /// The patterns of the command line.
  private let exclusions: PathPatterns
  /// What projects have decided about their folders.
  private let settings: ((_ folder: String) throws -> FolderSettings)?
  /// Whether nobody knows what is to be left out, since settings cannot be followed.
  package private(set) var hasFailed = false
  private var gitignore: GitIgnoreFiles?

  /// Nothing.
  package static var none: FolderFilter { FolderFilter(exclusions: [], followsGitignore: false) }

  /// - Parameters:
  ///   - exclusions: patterns for paths from the working folder or from a named folder.
  ///   - followsGitignore: whether what Git ignores is left out.
  ///   - settings: what a project has decided about a folder, given by its path from the root.
  package init(
    exclusions: [String],
    followsGitignore: Bool,
    settings: ((_ folder: String) throws -> FolderSettings)? = nil
  ) {
    self.exclusions = PathPatterns(exclusions)
    self.settings = settings
    gitignore = followsGitignore ? GitIgnoreFiles() : nil
  }

  /// Why something in a folder is to be left out; `nil` when it is not.
  /// - Parameters:
  ///   - path: its path.
  ///   - relativePath: its path from the folder that was named.
  ///   - isFolder: whether it is a folder.
  /// - Returns: the reason.
  package mutating func reason(
    toSkip path: String,
    _ relativePath: String,
    isFolder: Bool
  ) -> SkippedInput.Reason? {
    if !exclusions.isEmpty {
      let paths = [WorkingFolder.relativePath(path), relativePath]
      let isExcluded = paths.contains {
        exclusions.decision(on: $0, isFolder: isFolder) ?? false
      }
      if isExcluded { return .excluded }
    }
    let absolute = settings == nil && gitignore == nil ? "" : WorkingFolder.absolutePath(path)
    if let found = folderSettings(WorkingFolder.parent(of: absolute)) {
      let relative = WorkingFolder.path(absolute, from: found.folder)
      let isExcluded = found.exclude.decision(on: relative, isFolder: isFolder)
      if isExcluded ?? false { return .excluded }
      if found.followsGitignore, gitignore == nil {
        gitignore = GitIgnoreFiles()
      }
    }
    return gitignore?.ignores(absolute, isFolder: isFolder) ?? false ? .ignored : nil
  }

  private mutating func folderSettings(_ folder: String) -> FolderSettings? {
    do {
      return try settings?(folder)
    } catch {
      hasFailed = true
      return nil
    }
  }
}
