import GameRecords

extension JSONReader {
  /// The error that something else is here than was expected.
  func unexpected(expected: String, isAfterComma: Bool = false) -> JSONError {
    guard !isAtEnd else { return truncated() }
    let found = foundHere
    let help: String? =
      switch bytes[offset] {
      case UInt8(ascii: "}") where isAfterComma, UInt8(ascii: "]") where isAfterComma:
        "JSON does not allow a comma after the last element"
      case UInt8(ascii: "'"): "JSON requires double quotation marks around text"
      case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON does not allow comments"
      default: nil
      }
    let message = "expected \(expected), found \(found.words)"
    return JSONError(.jsonSyntax, message, help: help, at: found.range)
  }

  /// What is here, in words: a whole word, or one character.
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
    let kind = open.flatMap { JSONKind(firstByte: bytes[$0]) }
    var error = JSONError(
      .jsonTruncated,
      kind.map { "the \(name) ends inside \($0)" } ?? "the \(name) ends where a value should begin",
      at: bytes.count..<bytes.count
    )
    error.opening = open
    return error
  }

  /// The beginning of the innermost object or array that the text does not close.
  ///
  /// The text was read up to its end, so that its brackets match; only strings must be skipped.
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
