import ArgumentParser
import Flipbook
import Platform

/// The names of outputs, as given by options.
enum OutputNames {
  /// Refuses empty names.
  /// - Parameters:
  ///   - output: the file of `--output`.
  ///   - folders: options that name a folder, each with its value.
  /// - Throws: ``ValidationError`` that names the option.
  static func refuseEmpty(
    output: String? = nil,
    folders: KeyValuePairs<String, String?> = [:]
  ) throws {
    if output == "" { throw ValidationError("--output needs a file; - is standard output") }
    for (option, folder) in folders where folder == "" {
      throw ValidationError("\(option) needs a folder; . is the working folder")
    }
  }

  /// A warning that a file's extension does not match its content.
  /// - Parameters:
  ///   - path: the file.
  ///   - fitting: the usual extensions of its content, the preferred one first.
  /// - Returns: the warning; `nil` if the extension matches or is unknown.
  static func wrongExtension(of path: String, fitting: [String]) -> Finding? {
    let given = InputPath(path).fileExtension.lowercased()
    guard let usual = fitting.first, isKnown(given),
      !fitting.contains(where: { $0 == given || $0.hasSuffix(".\(given)") })
    else { return nil }
    return Finding(
      .fileExtension,
      "the content belongs in a .\(usual) file, not in a .\(given) file",
      at: Place(source: path.shownPath)
    )
  }

  /// Whether an extension implies a record format or a picture format.
  ///
  /// The extension `txt` does not: boards and terminal output are text too.
  private static func isKnown(_ fileExtension: String) -> Bool {
    guard fileExtension != "txt" else { return false }
    let registry = FormatRegistry.standard
    return registry.format(forExtension: fileExtension) != nil
      || registry.output(forExtension: fileExtension) != nil
      || RendererRegistry.standard.renderer(forExtension: fileExtension) != nil
  }
}

extension RecordOutput {
  /// The warning about the output's extension, if it does not match the content.
  var wrongExtension: Finding? {
    OutputNames.wrongExtension(
      of: name,
      fitting: writer?.fileExtension.map { [$0] } ?? request.target.fileExtensions
    )
  }
}
