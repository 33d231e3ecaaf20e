package import GameRecords
import Synchronization

/// The files that belong next to an input, such as tables of names: those that the user named, or
/// those next to it.
package struct CompanionFiles {
  /// The bytes of the files by the names of the ``Companion``s.
  package private(set) var contents: [String: [UInt8]] = [:]
  /// What is to be said about files that were left alone.
  package private(set) var findings: [Finding] = []

  /// The bytes of files that are known, and no others.
  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  package init(
    of format: any RecordFormat,
    at input: InputPath,
    named paths: [String: InputPath]
  ) throws(FileError) {
    // What a format has no use for may be for the next input, but must be there. Of a pipe nothing
    // is taken away.
    for (name, path) in paths where !format.companions.contains(where: { $0.name == name }) {
      if !path.isStandardInput, !path.isDevice { _ = try InputFile(path) }
    }
    for companion in format.companions {
      guard let path = paths[companion.name] ?? choose(companion, of: format, beside: input) else {
        continue
      }
      contents[companion.name] = try InputFile.contents(of: path, limit: Limits.recordBytes)
      RunTables.noteRead(path)
    }
  }

  /// The bytes of the files that an output of a format is to continue.
  /// - Parameters:
  ///   - format: the format to write.
  ///   - paths: the files that the user has named, by the names of the ``Companion``s.
  /// - Returns: what can be read; of the others it is reported where the inputs are read.
  package static func contents(
    for format: any RecordFormat,
    named paths: [String: InputPath]
  ) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for companion in format.companions {
      // A pipe can be read once, and belongs to the inputs.
      guard let path = paths[companion.name], !path.isStandardInput, !path.isDevice else {
        continue
      }
      contents[companion.name] = try? InputFile.contents(of: path, limit: Limits.recordBytes)
    }
    return contents
  }

  /// The file that is the input's by its name, or the customary one, or else the only one there.
  ///
  /// A table that this run has written has the numbers of its own output, not of other inputs, and one
  /// with the name of another file of games has the numbers of that file.
  private mutating func choose(
    _ companion: Companion,
    of format: any RecordFormat,
    beside input: InputPath
  ) -> InputPath? {
    guard !input.isStandardInput else { return nil }
    let neighbours = input.neighbours
    let candidates = neighbours.filter {
      $0.fileExtension.lowercased() == companion.fileExtension
    }
    for isMeant in Self.preferences(companion, of: input) {
      let meant = candidates.filter(isMeant)
      if meant.isEmpty { continue }
      return only(meant.filter { !RunTables.haveWritten($0) }, of: meant, companion, input)
    }
    let owners = Set(
      neighbours.filter { format.fileExtensions.contains($0.fileExtension.lowercased()) }
        .map { $0.fileStem.lowercased() }
    )
    let others = candidates.filter {
      !RunTables.haveWritten($0) && !owners.contains($0.fileStem.lowercased())
    }
    guard let other = only(others, of: others, companion, input) else { return nil }
    report(
      "the names of \(companion.name) are those of \(DisplayText.escape(String(other.fileName).shownPath)), "
        + "whose name differs from that of the input",
      help: "if they belong to it, name the file with --\(companion.name)",
      input
    )
    return other
  }

  /// What makes a file the one that is meant, the strongest sign first.
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

  /// The one file that can be used of those that are meant; otherwise it is reported why there is none.
  private mutating func only(
    _ usable: [InputPath],
    of meant: [InputPath],
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
    } else if usable.isEmpty, let own = meant.first {
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
  /// Whether a file's name is that of a companion, of whatever format.
  func isCompanion(_ path: InputPath) -> Bool {
    let suffix = path.fileExtension.lowercased()
    return formats.contains { format in
      format.companions.contains { $0.fileExtension == suffix }
    }
  }
}
