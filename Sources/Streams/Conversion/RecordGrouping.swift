package import GameRecords

/// What the records of one output have in common.
package enum RecordGrouping: String, CaseIterable {
  /// The year in which the game was played.
  case year
  /// A player; a game is in the outputs of both.
  case player
  /// The tournament or match.
  case event

  /// The names of the files that a record belongs in, without an extension.
  package func names(for record: some GameRecord) -> [String] {
    switch self {
    case .year: [record.date.map { String($0.year) } ?? "unknown"]
    case .event: [Self.fileName(record.event)]
    case .player:
      record.playerNames.map(Self.fileName)
        .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
    }
  }

  /// Turns a text into a file name; characters that file names cannot contain become `_`.
  private static func fileName(_ text: String?) -> String {
    let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
    guard !words.isEmpty else { return "unknown" }
    var name = String.UnicodeScalarView()
    for scalar in words.unicodeScalars where name.count < 60 {
      let isPlain = scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      name.append(isPlain && !"/\\:*?\"<>|".unicodeScalars.contains(scalar) ? scalar : "_")
    }
    // A dot at the beginning would hide the file.
    return name.first == "." ? "_" + String(name) : String(name)
  }
}
