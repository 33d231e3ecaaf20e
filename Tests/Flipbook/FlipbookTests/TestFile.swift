import Apps
import TestSupport
import Testing

/// A file of records, with its format and the files next to it.
struct TestFile: Sendable, CustomTestStringConvertible {
  /// Its path in the repository.
  let path: String
  /// The name of its format.
  let format: String
  /// Its content.
  let bytes: [UInt8]
  /// The tables of names next to it.
  let options: ReadingOptions

  var testDescription: String { path }

  /// Every record in it, with its findings.
  func read() throws -> [ParsedRecord] {
    try FormatRegistry.playing.read(bytes, from: path, as: format, options)
  }

  /// The project's samples; each folder is named after the format of its files.
  static let samples = Repository.files(below: "Samples").compactMap { path -> TestFile? in
    let format = String(path.split(separator: "/")[1])
    guard format != "broken", let known = FormatRegistry.playing.format(named: format),
      !known.companions.contains(where: { path.hasSuffix(".\($0.fileExtension)") })
    else { return nil }
    let stem = path.prefix { $0 != "." }
    let companions = known.companions.compactMap { companion -> (String, [UInt8])? in
      let table = "\(stem).\(companion.fileExtension)"
      guard Repository.files(below: "Samples/\(format)").contains(table) else { return nil }
      return (companion.name, Repository.bytes(of: table))
    }
    return TestFile(
      path: path,
      format: format,
      bytes: Repository.bytes(of: path),
      options: ReadingOptions(companions: Dictionary(uniqueKeysWithValues: companions))
    )
  }

  /// Returns the samples of a format.
  static func samples(of format: String) -> [TestFile] { samples.filter { $0.format == format } }
}
