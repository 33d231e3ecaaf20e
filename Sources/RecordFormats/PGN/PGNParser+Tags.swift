internal import GameRecords
internal import ReversiRules

/// The tags before the moves.
extension PGNParser {
  mutating func readTags() {
    if source.start.offset == 0, bytes.starts(with: ByteOrderMark.utf8) {
      findings.add(.byteOrderMark, "a byte order mark", help: "remove it", at: 0..<3)
      offset = 3
    }
    while true {
      skipBlanks()
      if readComment() { continue }
      guard byte(offset) == UInt8(ascii: "[") else { return }
      guard record.tags.count < Limits.tags else {
        let limit = "the record has more than \(Limits.tags) tags; it is not read any further"
        findings.add(.tooMany, limit, at: offset..<offset + 1)
        offset = bytes.count
        return
      }
      readTag()
    }
  }

  private mutating func skipSpaces() {
    while let byte = byte(offset), byte == 0x20 || byte == 0x09 { offset += 1 }
  }

  /// Reads `[Name "value"]`, or says what is wrong with it and goes on with the next line.
  private mutating func readTag() {
    let start = offset
    offset += 1
    skipSpaces()
    let nameStart = offset
    while let byte = byte(offset), PGNFramer.isNameByte(byte) { offset += 1 }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    skipSpaces()
    guard !name.isEmpty, byte(offset) == UInt8(ascii: "\"") else {
      let expected = name.isEmpty ? "a name" : "a value in quotation marks"
      return refuseTag("expected \(expected) in this tag", from: start)
    }
    let quote = offset
    offset += 1
    guard let value = readValue(), byte(offset) == UInt8(ascii: "]") else {
      offset = lineEnd(from: offset)
      findings.add(
        .pgnQuote,
        "the value of \(DisplayText.quote(name)) does not end on its line",
        help: "end it with \"]",
        at: quote..<quote + 1
      )
      return
    }
    offset += 1
    add(name, value, at: value.range)
  }

  private mutating func refuseTag(_ message: String, from start: Int) {
    findings.add(.pgnTag, message, help: "a tag looks like [Event \"Cup\"]", at: offset..<offset)
    offset = max(start + 1, lineEnd(from: offset))
  }

  /// The text of a value without its escapes, and where it stands.
  struct Value {
    let text: String
    let range: Range<Int>
  }

  /// Reads the value behind a quotation mark up to the bracket, or `nil` when the line ends first.
  private mutating func readValue() -> Value? {
    let start = offset
    var unescaped: [UInt8]?
    // Most values have neither escapes nor quotation marks.
    while offset < bytes.count, !Self.isSpecial(bytes[offset]) { offset &+= 1 }
    while let byte = byte(offset), !ByteCount.endsLine(byte) {
      switch byte {
      case UInt8(ascii: "\\"):
        let next = self.byte(offset + 1)
        let isEscape = next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\")
        if isEscape {
          if unescaped == nil { unescaped = Array(bytes[start..<offset]) }
          offset += 1
        }
        unescaped?.append(bytes[offset])
      case UInt8(ascii: "\""):
        let range = start..<offset
        offset += 1
        skipSpaces()
        if self.byte(offset) == UInt8(ascii: "]") {
          let slice = unescaped.map { $0[...] } ?? slice(range)
          return Value(text: text(slice, at: range), range: range)
        }
        offset = range.upperBound
        findings.add(
          .pgnInnerQuote,
          "a quotation mark in a value without a backslash",
          at: offset..<offset + 1
        )
        unescaped?.append(byte)
      default:
        unescaped?.append(byte)
      }
      offset += 1
    }
    return nil
  }

  /// Quotation marks, backslashes and line ends.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || ByteCount.endsLine(byte)
  }

  private mutating func add(_ name: String, _ value: Value, at range: Range<Int>) {
    guard let tag = PGNTag(named: name) else { return keep(name, value) }
    let bit: UInt32 = 1 << UInt32(tag.rawValue)
    let isFirst = seenTags & bit == 0
    seenTags |= bit
    if tag == .date { return setDate(value, isFirst: isFirst) }
    guard isFirst else {
      let message = "a second \(DisplayText.quote(name)); the first one counts"
      findings.add(.pgnRepeatedTag, message, at: range)
      return keep(name, value)
    }
    if !tag.isUnknown(value.text), !set(tag, value) {
      findings.add(
        .pgnValue,
        "\(DisplayText.quote(value.text)) is not understood as \(name) and kept as a tag",
        at: range
      )
      keep(name, value)
    }
  }

  /// Keeps a fact that the model has no place for.
  private mutating func keep(_ name: String, _ value: Value) {
    record.tags.append(Tag(name: name, value: value.text))
    parts.append((.tag(record.tags.count), SourceRange(value.range)))
  }

  /// Keeps the more precise one of several dates.
  private mutating func setDate(_ value: Value, isFirst: Bool) {
    guard !PGNTag.date.isUnknown(value.text) else { return }
    guard let date = slice(value.range).withUnsafeBufferPointer(DateSpelling.date(_:))
    else {
      let message = "\(DisplayText.quote(value.text)) is no date and kept as a tag"
      findings.add(.pgnValue, message, at: value.range)
      return keep("Date", value)
    }
    if !isFirst {
      let message = "a second date; the more precise one counts"
      findings.add(.pgnSecondDate, message, at: value.range)
    }
    guard let first = record.date else {
      record.date = date
      parts.append((.date, SourceRange(value.range)))
      return
    }
    guard first != date else { return }
    // What the better date tells too need not be kept.
    if first.description.hasPrefix(date.description) { return }
    if date.description.hasPrefix(first.description) {
      record.date = date
      parts.removeAll { $0.part == .date }
      parts.append((.date, SourceRange(value.range)))
    } else {
      keep("Date", value)
    }
  }
}
