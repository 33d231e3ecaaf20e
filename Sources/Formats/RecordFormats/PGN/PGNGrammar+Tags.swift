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
    /// The quotation marks in the value that lack a backslash, or the backslash before the one that
    /// ends it.
    let oddMarks: [Int]
  }

  /// Reads the tag whose bracket comes next; a malformed one ends with its line.
  ///
  /// A value ends at the first quotation mark before a closing bracket, or at the end of its line
  /// with `\"]`, as of a name that ends with a backslash.
  mutating func nextTag() throws(FindingDraft) -> TagPair {
    offset += 1
    skip(while: WhiteSpace.isSpaceOrTab)
    let nameStart = offset
    skip(while: Self.isNameByte)
    let name = nameStart..<offset
    skip(while: WhiteSpace.isSpaceOrTab)
    let quote = offset
    guard !name.isEmpty, byte(quote) == UInt8(ascii: "\"") else {
      offset = lineEnd(from: quote)
      let message = "expected \(name.isEmpty ? "a name" : "a value in quotation marks") in this tag"
      let help = "a tag looks like [Event \"Cup\"]"
      throw FindingDraft(.pgnTag, message, help: help, at: quote..<quote)
    }
    offset += 1
    var hasEscapes = false
    var oddMarks: [Int] = []
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
          return TagPair(name: name, value: value, hasEscapes: hasEscapes, oddMarks: oddMarks)
        }
        oddMarks.append(start)
      }
    }
    let lineEnd = trimmed(quote + 1..<offset).upperBound
    let end = lineEnd - 3
    guard end > quote, bytes[end..<lineEnd].elementsEqual("\\\"]".utf8) else {
      let message = "the value of \(DisplayText.quote(bytes[name])) does not end on its line"
      throw FindingDraft(.pgnQuote, message, help: "end it with \"]", at: quote..<quote + 1)
    }
    hasEscapes = bytes[quote + 1..<end].contains(UInt8(ascii: "\\"))
    return TagPair(name: name, value: quote + 1..<end + 1, hasEscapes: hasEscapes, oddMarks: [end])
  }

  /// Returns the bytes of a value without the backslashes of escapes.
  func unescaped(_ value: Range<Int>) -> [UInt8] {
    var isEscape = false
    return value.compactMap { index in
      isEscape = !isEscape && index + 1 < value.upperBound && self.isEscape(at: index)
      return isEscape ? nil : bytes[index]
    }
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

  /// The names of tags that only one game has, that of the first one first.
  static let headings = ["Event", "Black", "White", "FEN"].map { Array($0.utf8) }

  /// The name after the bracket with which a text begins; `nil` if it does not begin like a tag.
  static func tagName(
    in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard text.first == UInt8(ascii: "[") else { return nil }
    let name = text.dropFirst().drop(while: WhiteSpace.isSpaceOrTab).prefix(while: isNameByte)
    return name.first.map(ASCII.isLetter) == true ? name : nil
  }

  /// Whether a text begins like a tag: a bracket and a name, then a value.
  ///
  /// The value distinguishes a tag from words in a wrapped comment. For `Event` the name is enough.
  static func beginsTag(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let name = tagName(in: text) else { return false }
    let value = text[name.endIndex...]
    return value.drop(while: WhiteSpace.isSpaceOrTab).first == UInt8(ascii: "\"")
      || value.first == 0x20 && name.elementsEqual(headings[0])
  }

  /// Where the tag `Event` begins inside of a line of tags, in a value that is not closed.
  static func innerEvent(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let rest = line.dropFirst()
    return rest.indices.first { line[$0] == UInt8(ascii: "[") && line[$0...].starts(with: event) }
  }

  private static let event = Array("[Event \"".utf8)

  /// Whether a byte may be in the name of a tag.
  static func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
