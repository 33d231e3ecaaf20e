import GameRecords

/// Tags: `[Event "The \"64\" Cup"]`.
extension PGNGrammar {
  /// The places of the parts of a tag.
  struct TagPair {
    let name: Range<Int>
    /// The text between the quotation marks.
    let value: Range<Int>
    /// Whether the value has escapes.
    let hasEscapes: Bool
    /// The quotation marks in the value that lack a backslash.
    let bareQuotes: [Int]
    /// The backslash before the quotation mark that ends the value.
    var backslash: Int?
  }

  /// The reason why something that begins like a tag is not one.
  struct TagProblem: Error {
    let finding: FindingDraft

    fileprivate init(missing part: String, at offset: Int) {
      let message = "expected \(part) in this tag"
      let help = "a tag looks like [Event \"Cup\"]"
      finding = FindingDraft(.pgnTag, message, help: help, at: offset..<offset)
    }

    fileprivate init(openValueOf name: Slice<UnsafeBufferPointer<UInt8>>, from quote: Int) {
      let message = "the value of \(DisplayText.quote(name)) does not end on its line"
      finding = FindingDraft(.pgnQuote, message, help: "end it with \"]", at: quote..<quote + 1)
    }
  }

  /// Whether the bracket of a tag comes next.
  var isAtTag: Bool { byte(offset) == UInt8(ascii: "[") }

  /// Reads the tag whose bracket comes next; a malformed one ends with its line.
  ///
  /// A value ends at the first quotation mark before a closing bracket.
  mutating func nextTag() throws(TagProblem) -> TagPair {
    offset += 1
    skip(while: WhiteSpace.isSpaceOrTab)
    let nameStart = offset
    skip(while: Self.isNameByte)
    let name = nameStart..<offset
    skip(while: WhiteSpace.isSpaceOrTab)
    let quote = offset
    guard !name.isEmpty, byte(quote) == UInt8(ascii: "\"") else {
      offset = lineEnd(from: quote)
      throw TagProblem(missing: name.isEmpty ? "a name" : "a value in quotation marks", at: quote)
    }
    offset += 1
    var hasEscapes = false
    var bareQuotes: [Int] = []
    while let byte = byte(offset), !ByteCount.endsLine(byte) {
      let start = offset
      offset += 1
      if byte == UInt8(ascii: "\\"), isEscape(at: start) {
        hasEscapes = true
        offset += 1
      } else if byte == UInt8(ascii: "\"") {
        skip(while: WhiteSpace.isSpaceOrTab)
        if self.byte(offset) == UInt8(ascii: "]") {
          offset += 1
          let value = quote + 1..<start
          return TagPair(name: name, value: value, hasEscapes: hasEscapes, bareQuotes: bareQuotes)
        }
        bareQuotes.append(start)
      }
    }
    if let tag = tag(name: name, endingWithEscapeFrom: quote + 1) { return tag }
    throw TagProblem(openValueOf: bytes[name], from: quote)
  }

  /// A tag that ends with `\"]` at the end of its line, as of a name that ends with a backslash.
  private func tag(name: Range<Int>, endingWithEscapeFrom start: Int) -> TagPair? {
    guard start < offset else { return nil }
    let line = bytes[start..<offset].trimmedRange
    let end = line.upperBound - 3
    guard end >= start, bytes[end..<line.upperBound].elementsEqual("\\\"]".utf8) else { return nil }
    return TagPair(
      name: name,
      value: start..<end + 1,
      hasEscapes: bytes[start..<end].contains(UInt8(ascii: "\\")),
      bareQuotes: [],
      backslash: end
    )
  }

  /// Returns the bytes of a value without the backslashes of escapes.
  func unescaped(_ value: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    var index = value.lowerBound
    while index < value.upperBound {
      if index + 1 < value.upperBound, isEscape(at: index) { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    return text
  }

  /// Whether a byte is a backslash before a quotation mark or another backslash.
  private func isEscape(at index: Int) -> Bool {
    let next = byte(index + 1)
    return bytes[index] == UInt8(ascii: "\\")
      && (next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\"))
  }

  // MARK: - Beginnings

  /// The number of bytes that show whether a tag begins.
  static let tagBytes = 65

  /// A tag that only one game has.
  enum Heading: Hashable {
    case event, black, white, fen

    init?(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
      switch (name.count, name.first) {
      case (5, UInt8(ascii: "E")) where name.elementsEqual("Event".utf8): self = .event
      case (5, UInt8(ascii: "B")) where name.elementsEqual("Black".utf8): self = .black
      case (5, UInt8(ascii: "W")) where name.elementsEqual("White".utf8): self = .white
      case (3, UInt8(ascii: "F")) where name.elementsEqual("FEN".utf8): self = .fen
      default: return nil
      }
    }
  }

  /// The name after the bracket with which a text begins; `nil` if it does not begin like a tag.
  static func tagName(
    in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    let name = text.dropFirst().drop(while: WhiteSpace.isSpaceOrTab).prefix(while: isNameByte)
    return name.first.map(isLetter) == true ? name : nil
  }

  /// Whether a text begins like a tag: a bracket and a name, then a value.
  ///
  /// The value distinguishes a tag from words in a wrapped comment. For `Event` the name is enough.
  static func beginsTag(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let name = tagName(in: text) else { return false }
    let value = text[name.endIndex...]
    return value.drop(while: WhiteSpace.isSpaceOrTab).first == UInt8(ascii: "\"")
      || Heading(name) == .event && value.first == 0x20
  }

  /// Where the tag `Event` begins inside of a line of tags, in a value that is not closed.
  static func innerEvent(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let rest = line.dropFirst()
    return rest.indices.first { line[$0] == UInt8(ascii: "[") && line[$0...].starts(with: event) }
  }

  private static let event = Array("[Event \"".utf8)

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a byte may be in the name of a tag.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
