internal import Flipbook

/// The files that belong beside an input, such as tables of names: those that the user named, or
/// those that lie beside it.
struct CompanionFiles {
  /// The bytes of the files by the names of the ``Companion``s.
  private(set) var contents: [String: [UInt8]] = [:]
  /// What is to be said about files that were left alone.
  private(set) var findings: [Diagnostic] = []

  init(
    of format: any RecordFormat,
    at input: InputPath,
    named paths: [String: InputPath]
  ) throws(FileError) {
    for companion in format.companions {
      guard let path = paths[companion.name] ?? choose(companion, beside: input) else { continue }
      contents[companion.name] = try Self.read(path)
    }
  }

  /// Whether a file's name is that of a companion, of whatever format.
  static func isCompanion(_ path: InputPath) -> Bool {
    let suffix = path.fileExtension.lowercased()
    return FormatRegistry.standard.formats.contains { format in
      format.companions.contains { $0.fileExtension == suffix }
    }
  }

  /// The file of the input's own name, or else the only one with the extension.
  private mutating func choose(_ companion: Companion, beside input: InputPath) -> InputPath? {
    guard !input.isStandardInput else { return nil }
    let candidates = input.neighbours.filter {
      $0.fileExtension.lowercased() == companion.fileExtension
    }
    let stem = input.fileStem.lowercased()
    if let own = candidates.first(where: { $0.fileStem.lowercased() == stem }) { return own }
    guard candidates.count > 1 else { return candidates.first }
    findings.append(
      Diagnostic(
        .companionChoice,
        "there are \(candidates.count) .\(companion.fileExtension) files beside the input, "
          + "so that none of them is used",
        help: "name one with --\(companion.name)",
        at: Place(source: input.name)
      )
    )
    return nil
  }

  private static func read(_ path: InputPath) throws(FileError) -> [UInt8] {
    let file = try InputFile(path)
    var bytes = file.head
    while true {
      let block = try file.readBlock()
      guard !block.isEmpty else { return bytes }
      bytes += block
      guard bytes.count <= Limits.recordBytes else {
        throw FileError(path.name, "is larger than \(Limits.recordBytes >> 20) MiB")
      }
    }
  }
}

extension Rule {
  static let companionChoice = Rule(
    "companion-choice",
    .warning,
    "It should be clear which file of names belongs to an input."
  )
}
