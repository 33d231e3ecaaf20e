import ArgumentParser
import Flipbook
import TerminalOutput

/// The options that decide which files of a folder are read.
struct FolderArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "In folders, skip paths that match this .gitignore pattern; may be repeated.",
      valueName: "pattern"
    )
  )
  var exclude: [String] = []

  @Flag(help: "In folders, also read files that Git ignores.")
  var noGitignore = false

  @Flag(
    help: """
      Skip files that are plainly no records, even if they are named or have the name of a record.
      """
  )
  var skipForeign = false

  @Flag(help: "List every skipped file with the reason.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Use this configuration instead of the nearest \(Configuration.fileName) of each input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var config: String?

  @Flag(help: "Use no configuration.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config cannot be combined")
    }
  }

  /// The configurations of the inputs.
  func configurations(_ messages: Messages) -> ConfigurationFiles {
    ConfigurationFiles(noConfig ? .none : config.map { .file($0) } ?? .nearest, messages)
  }

  /// The filter that decides which files of folders are skipped.
  func filter(_ configurations: ConfigurationFiles) -> FolderFilter {
    FolderFilter(exclusions: exclude, followsGitignore: !noGitignore) { folder in
      let found = try configurations.configuration(inFolder: folder)
      return FolderSettings(
        folder: found.folder,
        exclude: found.configuration.exclude,
        followsGitignore: found.configuration.followsGitignore ?? true
      )
    }
  }
}
