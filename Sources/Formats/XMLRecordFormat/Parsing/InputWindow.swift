import GameRecords

/// The part of the input that is still needed, from the first byte of the current record.
struct InputWindow {
  private(set) var bytes: [UInt8] = []
  /// The position of the window's first byte.
  private(set) var start = SourcePosition.start
  /// The last position that was asked for; the next one is counted from it.
  private var mark = SourcePosition.start

  /// Whether the window reaches the end of the input.
  var isAtEnd = false
  /// Whether bytes follow that are not UTF-8.
  var isBeforeInvalidBytes = false

  /// The offset after the last byte.
  var end: Int { start.offset + bytes.count }

  /// Continues elsewhere: the window has some bytes from a position, and nothing before them.
  mutating func restart(with bytes: ArraySlice<UInt8>, at position: SourcePosition) {
    self.bytes.replaceSubrange(self.bytes.indices, with: bytes)
    (start, mark) = (position, position)
  }

  mutating func append(_ block: ArraySlice<UInt8>) { bytes.append(contentsOf: block) }

  /// Removes and returns the bytes from an offset.
  mutating func cut(at offset: Int) -> ArraySlice<UInt8> {
    let rest = bytes[(offset - start.offset)...]
    bytes.removeSubrange(rest.indices)
    return rest
  }

  /// Forgets the bytes before an offset.
  mutating func drop(before offset: Int) {
    guard offset > start.offset else { return }
    let position = position(at: offset)
    bytes.removeSubrange(..<(offset - start.offset))
    start = position
  }

  /// The position at an offset within the window.
  mutating func position(at offset: Int) -> SourcePosition {
    var position = mark.offset <= offset ? mark : start
    position.advance(over: self[position.offset..<offset])
    mark = position
    return position
  }

  /// The bytes between two offsets.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.lowerBound - start.offset..<range.upperBound - start.offset]
  }

  /// The bytes before an offset.
  subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<UInt8> {
    bytes[..<(range.upperBound - start.offset)]
  }

  /// How far a finding at an offset looks at the text that follows it.
  func sight(from offset: Int) -> Int { min(end, offset + SourceText.reach) }

  /// Some bytes with their place in an input.
  mutating func text(of range: Range<Int>, named source: String) -> SourceText {
    SourceText(name: source, bytes: self[range], start: position(at: range.lowerBound))
  }

  /// A finding at offsets of the window, with as much of its line as is useful.
  mutating func parsed(_ finding: FindingDraft, in source: String) -> ParsedRecord {
    let range = finding.range
    let first = max(start.offset, range.lowerBound - SourceText.reach)
    let lineEnd = self[first..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n"))
    let line = lineEnd.map { $0 + start.offset + 1 } ?? first
    let text = text(of: line..<sight(from: range.upperBound), named: source)
    return ParsedRecord(findings: [text.finding(finding.shifted(by: -line))], source: text)
  }

  /// The start tag that ends before an offset.
  ///
  /// It begins at the last `<`, which no value can contain.
  func tagRange(end: Int) -> Range<Int> { (last("<", before: end) ?? end)..<end }

  /// The offset of the last occurrence of some characters before an offset.
  func last(_ text: StaticString, before offset: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = offset - start.offset
      while index > 0 {
        index &-= 1
        if bytes[index] == text.utf8Start[0], text.begins(bytes[index...]) {
          return index &+ start.offset
        }
      }
      return nil
    }
  }

  /// The offset of the first occurrence of some characters from an offset.
  func first(_ text: StaticString, from offset: Int) -> Int? {
    let rest = self[offset..<end]
    let index = rest.indices.first { rest[$0] == text.utf8Start[0] && text.begins(rest[$0...]) }
    return index.map { $0 + start.offset }
  }

  /// The offset after the last `>` between two offsets.
  func lastBoundary(in range: Range<Int>) -> Int? {
    self[range].lastIndex(of: UInt8(ascii: ">")).map { $0 + start.offset + 1 }
  }

  /// The offset of the first byte of the character at an offset, in text that is UTF-8.
  func characterStart(at offset: Int) -> Int {
    let before = self[start.offset..<offset].suffix(3)
    guard self[offset..<end].first.map({ $0 & 0xC0 == 0x80 }) == true,
      let first = before.lastIndex(where: { $0 & 0xC0 != 0x80 })
    else { return offset }
    return offset - (before.endIndex - first)
  }
}

extension StaticString {
  /// Whether some bytes begin with the text.
  fileprivate func begins(_ bytes: some Collection<UInt8>) -> Bool {
    utf8CodeUnitCount == 1
      || bytes.starts(with: UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
