import RecordText
import GameRecords
import ReversiRules

/// The tags before the moves.
extension PGNReader {
  mutating func readTags() {
    if findings.readByteOrderMark(of: source) { offset = ByteOrderMark.utf8.count }
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
    tagsEnd = offset
    add(name, value, at: start..<offset)
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
    var quotes: [Int] = []
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
          tell(ofQuotes: quotes)
          let slice = unescaped.map { $0[...] } ?? slice(range)
          return Value(text: text(slice, at: range), range: range)
        }
        offset = range.upperBound
        quotes.append(offset)
        unescaped?.append(byte)
      default:
        unescaped?.append(byte)
      }
      offset += 1
    }
    return nil
  }

  /// Tells of quotation marks in a value, which get their backslashes.
  private mutating func tell(ofQuotes quotes: [Int]) {
    for quote in quotes {
      findings.add(
        .pgnInnerQuote,
        "a quotation mark in a value without a backslash",
        at: quote..<quote + 1,
        repair: .replace(quote..<quote, with: #"\"#.utf8)
      )
    }
  }

  /// Quotation marks, backslashes and line ends.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || ByteCount.endsLine(byte)
  }

  private mutating func add(_ name: String, _ value: Value, at tagRange: Range<Int>) {
    guard let tag = PGNTag(named: name) else { return keep(name, value) }
    let isFirst = seenTags & tag.bit == 0
    seenTags |= tag.bit
    if tag == .date { return setDate(value, tag: tagRange, isFirst: isFirst) }
    guard isFirst else {
      let message =
        name == tag.name
        ? "a second \(DisplayText.quote(name)); the first one counts"
        : "\(DisplayText.quote(name)) means \(DisplayText.quote(tag.name)); the first one counts"
      let first = firstTags.first { $0.tag == tag }?.range
      let isSame = first.map { slice($0) == slice(tagRange) } ?? false
      findings.add(
        .pgnRepeatedTag,
        message,
        at: value.range,
        repair: isSame ? .replace(self.line(of: tagRange), with: []) : nil
      )
      return keep(name, value)
    }
    firstTags.append((tag, tagRange))
    if tag == .termination, PGNTag.isAnyEnding(value.text) { return keep(name, value) }
    if !tag.isUnknown(value.text), !set(tag, value) {
      findings.add(
        .pgnValue,
        "\(DisplayText.quote(value.text)) is not understood as \(name) and kept as a tag",
        at: value.range
      )
      keep(name, value)
    }
  }

  /// Keeps a fact that the model has no place for.
  mutating func keep(_ name: String, _ value: Value) {
    record.tags.append(Tag(name: name, value: value.text))
    parts.append((.tag(record.tags.count), SourceRange(value.range)))
  }
}
