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
    guard let usual = fitting.first, let given = knownExtension(of: InputPath(path).fileName),
      !fitting.contains(where: { $0 == given || $0.hasSuffix(".\(given)") })
    else { return nil }
    return Finding(
      .fileExtension,
      "the content belongs in a .\(usual) file, not in a .\(given) file",
      at: Place(source: path.shownPath)
    )
  }

  /// The longest extension of a file that implies a record format or a picture format, in lower
  /// case.
  ///
  /// The extension `txt` does not: boards and terminal output are text too.
  private static func knownExtension(of name: Substring) -> String? {
    let parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: ".") }
      .first { $0 != "txt" && isKnown($0) }
  }

  private static func isKnown(_ fileExtension: String) -> Bool {
    let registry = Known.formats
    return (registry.formats + registry.tables).contains {
      $0.fileExtensions.contains(fileExtension)
    } || RendererRegistry.standard.renderer(forExtension: fileExtension) != nil
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
