internal import GameRecords

/// Tells whether a text begins with a position of the board format.
enum BoardRecognition {
  /// How one can tell, or `nil` when it does not.
  static func reason(for head: InputHead) -> String? {
    var framer = BoardFramer(digits: nil)
    var rest = head.text
    while true {
      switch framer.next(in: rest, atEnd: true) {
      case .slice(let skipped, let length, _):
        return reason(for: SourceText(name: "", bytes: rest.dropFirst(skipped).prefix(length)))
      case .finding(let skipped, let length, _):
        rest = rest.dropFirst(skipped + length)
      case .more, .end:
        return nil
      }
    }
  }

  private static func reason(for source: SourceText) -> String? {
    // Lines of nothing but dashes stand in many texts.
    guard source.bytes.count(where: isDisk) > 1 else { return nil }
    let parsed = BoardParser.parse(source, digits: nil, format: "board")
    if source.bytes.contains(where: ByteCount.endsLine) {
      // Of the faults of a picture, only a missing side leaves no doubt that it is one.
      let isPicture = parsed.diagnostics.allSatisfy { $0.rule == .positionTurn }
      return isPicture ? "a board of several rows" : nil
    }
    if parsed.record != nil { return isOBF(parsed) ? nil : "the squares of a board in a line" }
    let isDamaged = !source.bytes.contains(0x3B) && PositionLine.resembles(source.bytes)
    return isDamaged ? "almost the squares of a board in a line" : nil
  }

  private static func isDisk(_ byte: UInt8) -> Bool {
    CellRun.isDigit(byte) || CellRun.square(byte).flatMap(\.self) != nil
  }

  /// Whether a semicolon stands behind the side to move of a line without an identifier.
  private static func isOBF(_ parsed: ParsedRecord) -> Bool {
    guard let origin = parsed.record?.origin, origin.range(of: .id) == nil else { return false }
    let end = origin.range(of: .turn)?.bytes.upperBound ?? 0
    return parsed.source.bytes.dropFirst(end).trimmed.first == UInt8(ascii: ";")
  }
}
