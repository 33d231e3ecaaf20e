package import GameRecords
import Platform
import Synchronization

/// The files that belong to an input, such as tables of names: those that the user named, or those
/// next to the input.
package struct CompanionFiles {
  /// The bytes of the files, by the names of the ``Companion``s.
  package private(set) var contents: [String: [UInt8]] = [:]
  /// Findings about files that are not used.
  package private(set) var findings: [Finding] = []

  /// Creates companion files from known bytes, without searching for others.
  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  /// Reads the companion files of an input.
  package init(
    of format: any RecordFormat,
    at input: InputPath,
    named paths: [String: InputPath],
    of run: RunFiles
  ) throws(FileError) {
    // A file that this format does not use may be for the next input, but must exist. A pipe is not
    // consumed.
    for (name, path) in paths where !format.companions.contains(where: { $0.name == name }) {
      if !path.isStandardInput, try !path.isDevice { _ = try InputFile(path) }
    }
    for companion in format.companions {
      var path = paths[companion.name]
      if path == nil { path = try choose(companion, of: format, nextTo: input, run) }
      guard let path else { continue }
      let version = try path.version
      contents[companion.name] = try InputFile.contents(of: path, limit: Limits.recordBytes)
      if let version { run.noteRead(version) }
    }
  }

  /// Returns the bytes of the files that an output continues.
  /// - Parameters:
  ///   - format: the format to write.
  ///   - paths: the files that the user named, by the names of the ``Companion``s.
  /// - Returns: the bytes of the files.
  /// - Throws: an error if one cannot be read.
  package static func contents(
    for format: any RecordFormat,
    named paths: [String: InputPath]
  ) throws(FileError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for companion in format.companions {
      // A pipe can be read only once, and belongs to the inputs.
      guard let path = paths[companion.name], !path.isStandardInput, try !path.isDevice else {
        continue
      }
      contents[companion.name] = try InputFile.contents(of: path, limit: Limits.recordBytes)
    }
    return contents
  }

  /// Chooses the file with the input's name, or the customary one, or else the only one in the
  /// folder.
  ///
  /// A table written by this run has the numbers of its own output, not of other inputs. A table
  /// with the name of another file of games has the numbers of that file.
  private mutating func choose(
    _ companion: Companion,
    of format: any RecordFormat,
    nextTo input: InputPath,
    _ run: RunFiles
  ) throws(FileError) -> InputPath? {
    guard !input.isStandardInput else { return nil }
    let neighbours = try input.neighbours
    let candidates = neighbours.filter {
      $0.fileExtension.lowercased() == companion.fileExtension
    }
    for isMatch in Self.preferences(companion, of: input) {
      let matches = candidates.filter(isMatch)
      if matches.isEmpty { continue }
      return only(try run.unwritten(matches), of: matches, companion, input)
    }
    let owners = Set(
      neighbours.filter { format.fileExtensions.contains($0.fileExtension.lowercased()) }
        .map { $0.fileStem.lowercased() }
    )
    let others = try run.unwritten(candidates).filter {
      !owners.contains($0.fileStem.lowercased())
    }
    guard let other = only(others, of: others, companion, input) else { return nil }
    report(
      "the names of \(companion.name) come from \(DisplayText.escape(String(other.fileName).shownPath)), "
        + "whose file name differs from that of the input",
      help: "if that is the right table, name it with --\(companion.name)",
      input
    )
    return other
  }

  /// The names that a file may have, the strongest evidence first.
  private static func preferences(
    _ companion: Companion,
    of input: InputPath
  ) -> [(InputPath) -> Bool] {
    let suffix = input.fileExtension
    let alike =
      suffix == suffix.uppercased() ? companion.fileExtension.uppercased() : companion.fileExtension
    return [
      { $0.fileStem == input.fileStem && $0.fileExtension == alike },
      { $0.fileStem == input.fileStem },
      { $0.fileStem.lowercased() == input.fileStem.lowercased() },
    ]
      + companion.customaryStems.map { stem in { $0.fileStem.lowercased() == stem } }
  }

  /// Returns the only usable file, or reports why there is none.
  private mutating func only(
    _ usable: [InputPath],
    of matches: [InputPath],
    _ companion: Companion,
    _ input: InputPath
  ) -> InputPath? {
    if usable.count > 1 {
      report(
        "there are \(usable.count) .\(companion.fileExtension) files next to the input, "
          + "so none is used",
        help: "name one with --\(companion.name)",
        input
      )
    } else if usable.isEmpty, let own = matches.first {
      report(
        "\(DisplayText.escape(String(own.fileName).shownPath)) was written by this run, so it is not used",
        help: "write into another folder",
        input
      )
    }
    return usable.count == 1 ? usable.first : nil
  }

  private mutating func report(_ message: String, help: String, _ input: InputPath) {
    findings.append(
      Finding(.companionChoice, message, help: help, at: Place(source: input.name))
    )
  }
}

extension FormatRegistry {
  /// Whether a file has the name of a companion of any format.
  func isCompanion(_ path: InputPath) -> Bool {
    companionExtensions.contains(path.fileExtension.lowercased())
  }
}
