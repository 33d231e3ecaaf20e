/// What a project has decided about the files in its folders.
package struct FolderSettings {
  /// The file in which projects decide.
  package static let fileName = ".flipbook.json"

  /// The folder that the paths in the patterns start at.
  package let folder: String
  /// What is left out.
  package let exclude: PathPatterns
  /// Whether what Git ignores is left out.
  package let followsGitignore: Bool

  /// Decisions about a folder.
  package init(folder: String, exclude: PathPatterns, followsGitignore: Bool) {
    self.folder = folder
    self.exclude = exclude
    self.followsGitignore = followsGitignore
  }
}
