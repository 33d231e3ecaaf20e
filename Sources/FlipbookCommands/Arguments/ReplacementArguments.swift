import ArgumentParser
import Flipbook

/// What a command may do to files that are in the place of its outputs.
struct ReplacementArguments: ParsableArguments {
  @Flag(help: "Keep outputs that are there already, and refuse to write them.")
  var noClobber = false

  @Flag(
    help: """
      Append the extension to the input's whole name in --output-dir, as in games.pgn.xml, so that \
      games.pgn and games.json stay apart.
      """
  )
  var appendExtension = false

  /// The guard of a run's outputs.
  /// - Parameters:
  ///   - list: the inputs.
  ///   - options: how they are read, which names other files.
  ///   - settings: files that say how the run is to be done, besides a configuration.
  ///   - isInPlace: whether an output may replace the input that it is made of; `nil` when the command
  ///     has no option for that.
  /// - Returns: the guard.
  func outputs(
    sparing list: InputList,
    _ options: InputOptions,
    settings: [String] = [],
    isInPlace: Bool? = nil
  ) -> OutputGuard {
    let help = "choose another name for the output"
    return OutputGuard(
      sparing: list.paths + options.reading.options.companions.values,
      settings: settings + [options.folders.config].compactMap(\.self),
      isInPlace: isInPlace ?? false,
      keepsOld: noClobber,
      help: isInPlace == nil ? help : help + ", or allow it with --in-place"
    )
  }

  /// The places in a folder.
  func places(in folder: String, _ outputs: OutputGuard) -> FolderPlaces {
    FolderPlaces(folder, outputs, appendsExtension: appendExtension)
  }
}
