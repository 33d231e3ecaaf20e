import ArgumentParser
import Flipbook
import TerminalPlay

/// What is read of the folders that are named as inputs.
struct FolderArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave paths out of folders, as a line of .gitignore does; may be repeated.",
      valueName: "pattern"
    )
  )
  var exclude: [String] = []

  @Flag(help: "Leave out of folders what Git ignores.")
  var gitignore = false

  @Flag(help: "Treat named files as those in folders: skip what is excluded or holds no record.")
  var skipForeign = false

  @Flag(help: "List every file that was skipped in a folder, with the reason.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Follow this configuration, not the nearest \(Configuration.fileName) of each input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var config: String?

  @Flag(help: "Follow no configuration.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config exclude each other")
    }
  }

  /// The configurations of the inputs.
  func configurations(_ messages: Messages) -> ConfigurationFiles {
    ConfigurationFiles(noConfig ? .none : config.map { .file($0) } ?? .nearest, messages)
  }

  /// What is to be left out of folders.
  func filter(_ configurations: ConfigurationFiles) -> FolderFilter {
    FolderFilter(exclusions: exclude, followsGitignore: gitignore) { folder in
      let found = try configurations.configuration(inFolder: folder)
      return FolderSettings(
        folder: found.folder,
        exclude: found.configuration.exclude,
        followsGitignore: found.configuration.followsGitignore ?? false
      )
    }
  }
}
