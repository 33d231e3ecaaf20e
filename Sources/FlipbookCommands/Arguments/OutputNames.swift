import ArgumentParser
import Flipbook

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

  /// A warning that a file's extension tells of other content than it has.
  /// - Parameters:
  ///   - path: the file.
  ///   - fitting: the extensions that its content usually has, the first one before all.
  /// - Returns: the warning; `nil` when the name fits, or tells nothing.
  static func wrongExtension(of path: String, fitting: [String]) -> Finding? {
    let given = InputPath(path).fileExtension.lowercased()
    guard let usual = fitting.first, isKnown(given),
      !fitting.contains(where: { $0 == given || $0.hasSuffix(".\(given)") })
    else { return nil }
    return Finding(
      .fileExtension,
      "what is written is usual in a .\(usual) file, not in a .\(given) file",
      at: Place(source: path.shownPath)
    )
  }

  /// Whether an extension stands for a format of records or of pictures.
  ///
  /// That of texts does not: boards and colours of a terminal are texts too.
  private static func isKnown(_ fileExtension: String) -> Bool {
    guard fileExtension != "txt" else { return false }
    return FormatRegistry.standard.format(forExtension: fileExtension) != nil
      || RendererRegistry.standard.renderer(forExtension: fileExtension) != nil
  }
}

extension RecordOutput {
  /// What is wrong with the extension that the user has given the output.
  var wrongExtension: Finding? {
    OutputNames.wrongExtension(
      of: name,
      fitting: writer?.fileExtension.map { [$0] } ?? request.target.fileExtensions
    )
  }
}
