import ArgumentParser
import Flipbook

/// The options for outputs whose files exist already.
struct ReplacementArguments: ParsableArguments {
  @Flag(help: "Refuse to overwrite existing outputs.")
  var noClobber = false

  /// The guard of a run's outputs.
  /// - Parameters:
  ///   - list: the inputs.
  ///   - options: the options for reading them, which name more files.
  ///   - settings: other files with settings of the run, next to the configuration.
  ///   - isInPlace: whether an output may replace the input that it is made from; `nil` if the
  ///     command has no option for that.
  /// - Returns: the guard.
  /// - Throws: an error if an input cannot be inspected.
  func outputs(
    sparing list: InputList,
    _ options: InputOptions,
    settings: [String] = [],
    isInPlace: Bool? = nil
  ) throws(FileError) -> OutputGuard {
    let help = "choose another name for the output"
    return try OutputGuard(
      sparing: list.paths + options.reading.options.companions.values,
      settings: settings + [options.folders.config].compactMap(\.self),
      isInPlace: isInPlace ?? false,
      keepsOld: noClobber,
      help: isInPlace == nil ? help : help + ", or allow it with --in-place",
      files: list.files
    )
  }
}

/// The options for the names of outputs in a folder.
struct FolderNameArguments: ParsableArguments {
  @Flag(
    help: """
      With --output-dir, append the extension to the input's whole name, as in games.pgn.xml, so \
      that the outputs of games.pgn and games.json do not collide.
      """
  )
  var appendExtension = false

  /// The places of outputs in a folder.
  func places(in folder: String, _ outputs: OutputGuard) -> FolderPlaces {
    FolderPlaces(folder, outputs, appendsExtension: appendExtension)
  }
}
