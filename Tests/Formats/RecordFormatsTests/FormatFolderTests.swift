import TestSupport
import Testing

/// To understand a format, or to copy its folder for a new one, no other folder need be read.
@Suite struct `The folder of a format` {
  /// The folders of `Sources/Formats/RecordFormats` with the text of each file, without comments.
  static let folders = Dictionary(
    grouping: Repository.files(below: "Sources/Formats/RecordFormats").filter {
      $0.hasSuffix(".swift")
    }
  ) { $0.split(separator: "/")[3] }
  .mapValues { $0.map { (path: $0, code: code(in: $0)) } }

  private static func code(in path: String) -> String {
    String(decoding: Repository.bytes(of: path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\/\/.*/, with: "") }.joined(separator: "\n")
  }

  /// The types that each folder declares, with the file that does.
  private static let declared = folders.mapValues { files in
    var types: [Substring: String] = [:]
    for file in files {
      let lines = file.code.split(separator: "\n")
      for line in lines.filter({ $0.first?.isWhitespace == false }) {
        let words = line.split(separator: " ")
        guard !line.hasPrefix("private"), !line.hasPrefix("fileprivate"),
          let kind = words.firstIndex(where: { Self.kinds.contains(String($0)) }),
          words.indices.contains(kind + 1)
        else { continue }
        types[words[kind + 1].prefix { $0.isLetter || $0.isNumber }] = file.path
      }
    }
    return types
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  @Test func `is there`() {
    #expect(Self.folders.count > 12 && Self.declared["PGN"]?.count ?? 0 > 10)
  }

  // The shape of a record in any format, and parts of texts: no formats, and they name no format's types.
  private static let shared: Set<Substring> = ["RecordTable", "Text"]

  @Test(arguments: folders.keys.sorted()) func `names no types of other formats`(folder: Substring)
  {
    let others = Self.declared.filter { $0.key != folder && !Self.shared.contains($0.key) }
    for file in Self.folders[folder] ?? [] {
      let words = Set(file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      for types in others.values {
        for (name, place) in types where words.contains(name) {
          Issue.record("\(file.path) names \(name), which \(place) declares")
        }
      }
    }
  }
}
