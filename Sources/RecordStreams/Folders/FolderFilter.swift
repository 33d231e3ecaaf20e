internal import Flipbook

/// What the user wants left out of folders.
struct FolderFilter {
  /// The patterns of the command line.
  private let exclusions: PathPatterns
  /// What projects have decided about their folders.
  private let configurations: ConfigurationFiles?
  private var gitignore: GitIgnoreFiles?

  /// Nothing.
  static var none: FolderFilter { FolderFilter(exclusions: [], nil, followsGitignore: false) }

  /// - Parameters:
  ///   - exclusions: patterns for paths from the working folder or from a named folder.
  ///   - configurations: the configurations of the inputs.
  ///   - followsGitignore: whether what Git ignores is left out.
  init(exclusions: [String], _ configurations: ConfigurationFiles?, followsGitignore: Bool) {
    self.exclusions = PathPatterns(exclusions)
    self.configurations = configurations
    gitignore = followsGitignore ? GitIgnoreFiles() : nil
  }

  /// Whether a configuration cannot be followed, which has been reported.
  var hasFailed: Bool { configurations?.haveFailed ?? false }

  /// Why something in a folder is to be left out; `nil` when it is not.
  /// - Parameters:
  ///   - path: its path.
  ///   - relativePath: its path from the folder that was named.
  ///   - isFolder: whether it is a folder.
  /// - Returns: the reason.
  mutating func reason(
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
    let absolute = configurations == nil && gitignore == nil ? "" : WorkingFolder.absolutePath(path)
    if let configurations,
      let found = try? configurations.configuration(inFolder: WorkingFolder.parent(of: absolute))
    {
      let relative = WorkingFolder.path(absolute, from: found.folder)
      let isExcluded = found.configuration.exclude.decision(on: relative, isFolder: isFolder)
      if isExcluded ?? false { return .excluded }
      if found.configuration.followsGitignore ?? false, gitignore == nil {
        gitignore = GitIgnoreFiles()
      }
    }
    return gitignore?.ignores(absolute, isFolder: isFolder) ?? false ? .ignored : nil
  }
}
