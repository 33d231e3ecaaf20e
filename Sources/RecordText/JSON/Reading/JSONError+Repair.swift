package import GameRecords

extension JSONError {
  /// The repair that turns the text into JSON; repairs that turn JSON into a record need the
  /// meaning of its keys, and are found elsewhere.
  package func repair(in source: SourceText) -> Repair? {
    switch code {
    case .syntax, .truncated, .controlCharacter, .badEscape, .unpairedSurrogate, .badNumber:
      JSONRepairer.repair(of: source)
    case .trailingContent: repairOfTrailingContent(in: source)
    default: nil
    }
  }

  /// Puts another object after the value on a line of its own, or removes meaningless bytes.
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

/// Meaningless bytes that can follow a text: commas, semicolons, and padding.
enum JSONTrash {
  static func contains(_ byte: UInt8) -> Bool {
    WhiteSpace.isSpaceOrLineEnd(byte) || byte == 0 || byte == 0x1A || ",;".utf8.contains(byte)
  }
}
