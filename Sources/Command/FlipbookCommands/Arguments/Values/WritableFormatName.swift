package import ArgumentParser
package import Flipbook
import Platform

/// A format that can be written, named on the command line.
package struct WritableFormatName: ExpressibleByArgument {
  package let format: any RecordFormat

  package init?(argument: String) {
    guard let format = Known.formats.output(named: argument) else { return nil }
    self.format = format
  }

  package static var allValueStrings: [String] {
    Known.formats.outputs.map(\.name)
  }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// Returns the format to write.
  /// - Parameters:
  ///   - named: the format that is named.
  ///   - output: the output, whose name indicates the format if nothing else does.
  ///   - usual: the name of the format of standard output, if there is a usual one.
  /// - Returns: the format.
  /// - Throws: a usage error if none is named, or one that is only read.
  static func format(
    _ named: WritableFormatName?,
    for output: String?,
    otherwise usual: String?
  ) throws -> any RecordFormat {
    if let named { return named.format }
    let path = InputPath(output ?? "-")
    let fileExtension = path.fileExtension
    let registry = Known.formats
    if let format = registry.output(forFileNamed: path.fileName) { return format }
    if let format = registry.format(forFileNamed: path.fileName) {
      throw ValidationError("\(format.name) can only be read")
    }
    if fileExtension.isEmpty, let usual, let format = registry.format(named: usual) {
      return format
    }
    let problem =
      fileExtension.isEmpty
      ? "" : "no format has the extension \(DisplayText.quote(fileExtension.shownPath)); "
    throw ValidationError(
      problem + "choose an output format with --to: " + allValueStrings.joined(separator: ", ")
    )
  }
}
