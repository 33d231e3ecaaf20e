import GameRecords

extension JSONReader {
  /// The error that something else stands here than was expected.
  func unexpected(expected: String, isAfterComma: Bool = false) -> JSONError {
    guard !isAtEnd else { return truncated() }
    let found = foundHere
    let help: String? =
      switch bytes[offset] {
      case UInt8(ascii: "}") where isAfterComma, UInt8(ascii: "]") where isAfterComma:
        "JSON has no comma after the last one"
      case UInt8(ascii: "'"): "JSON puts text into double quotation marks"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
      default: nil
      }
    return JSONError(
      .syntax(expected: expected, found: found.words, help: help),
      at: found.range
    )
  }

  /// What stands here, in words: a whole word, or one character.
  var foundHere: (words: String, range: Range<Int>) {
    var end = offset
    while end < bytes.count, end < offset + 40, Self.isWordByte(bytes[end]) { end += 1 }
    if end == offset {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return (DisplayText.quote(bytes[offset..<end]), offset..<end)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The error that the text ends too early: at its end, with what is still open there.
  package func truncated() -> JSONError {
    let open = innermostOpen()
    return JSONError(
      .truncated(inside: open.flatMap { JSONKind(firstByte: bytes[$0]) }, from: open ?? 0),
      at: bytes.count..<bytes.count
    )
  }

  /// Where the innermost object or array begins that the text does not close.
  ///
  /// The text was read up to its end, so that its brackets match; only strings must be stepped over.
  private func innermostOpen() -> Int? {
    var open: [Int] = []
    var isInString = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
      index += 1
    }
    return open.last
  }
}
