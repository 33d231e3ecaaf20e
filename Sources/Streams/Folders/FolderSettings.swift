/// A project's settings for the files in its folders.
package struct FolderSettings {
  /// The name of the file with the settings.
  package static let fileName = ".flipbook.json"

  /// The folder that the patterns are relative to.
  package let folder: String
  /// The paths that are left out.
  package let exclude: PathPatterns
  /// Whether files that Git ignores are left out.
  package let followsGitignore: Bool

  /// Creates the settings of a folder.
  package init(folder: String, exclude: PathPatterns, followsGitignore: Bool) {
    self.folder = folder
    self.exclude = exclude
    self.followsGitignore = followsGitignore
  }
}
