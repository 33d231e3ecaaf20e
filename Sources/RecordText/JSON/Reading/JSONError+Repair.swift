package import GameRecords

extension JSONError {
  /// What would make JSON of the text; what makes a record of JSON is found by those who know what
  /// its keys mean.
  package func repair(in source: SourceText) -> Repair? {
    switch code {
    case .syntax, .truncated, .controlCharacter, .badEscape, .unpairedSurrogate, .badNumber:
      JSONRepairer.repair(of: source)
    case .trailingContent: repairOfTrailingContent(in: source)
    default: nil
    }
  }

  /// Puts another object behind the value on a line of its own, or removes what says nothing.
  private func repairOfTrailingContent(in source: SourceText) -> Repair? {
    let bytes = source.bytes
    let first = bytes.startIndex + range.lowerBound
    let end = bytes[..<first].lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }.map { $0 + 1 } ?? first
    if bytes[first] == UInt8(ascii: "{") {
      return .replace(end - bytes.startIndex..<range.lowerBound, with: "\n".utf8)
    }
    guard let last = bytes[first...].lastIndex(where: { !WhiteSpace.isSpaceOrLineEnd($0) }),
      bytes[first...last].allSatisfy(JSONTrash.contains)
    else { return nil }
    return .replace(end - bytes.startIndex..<last + 1 - bytes.startIndex, with: [])
  }
}

/// What can stand behind a text and says nothing: commas, semicolons, and what fills up a file.
enum JSONTrash {
  static func contains(_ byte: UInt8) -> Bool {
    WhiteSpace.isSpaceOrLineEnd(byte) || byte == 0 || byte == 0x1A || ",;".utf8.contains(byte)
  }
}
