internal import ArgumentParser

/// The names that options give outputs.
enum OutputNames {
  /// Refuses names that are none.
  /// - Parameters:
  ///   - output: the file of `--output`.
  ///   - folders: options that name a folder, with what they name.
  /// - Throws: a sentence that names the option.
  static func refuseEmpty(output: String?, folders: KeyValuePairs<String, String?>) throws {
    if output == "" { throw ValidationError("--output needs a file; - is standard output") }
    for (option, folder) in folders where folder == "" {
      throw ValidationError("\(option) needs a folder; . is the one that you are in")
    }
  }
}
