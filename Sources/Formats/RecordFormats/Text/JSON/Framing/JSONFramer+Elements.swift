import GameRecords

/// Elements of an array.
extension JSONFramer {
  mutating func beginElement(
    _ isFirst: Bool,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? cutOff(in: bytes) : .more }
    switch bytes[offset] {
    case UInt8(ascii: "]"):
      mode = .afterArray
      guard !isFirst else {
        offset += 1
        return nil
      }
      return finding(
        .jsonSyntax,
        "expected a record after the comma, found “]”",
        help: "JSON does not allow a comma after the last element",
        length: 1
      )
    case UInt8(ascii: ","):
      start = offset
      mode = .commas(end: offset + 1)
      return nil
    default:
      search.noteElement(at: offset, in: bytes)
      beginElement()
      return nil
    }
  }

  /// Reports all commas that follow each other once.
  mutating func readCommas(
    upTo end: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    var end = end
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: ",") {
        end = offset + 1
      } else if !WhiteSpace.isSpaceOrLineEnd(bytes[offset]) {
        break
      }
      offset += 1
    }
    guard offset < bytes.count || atEnd else {
      mode = .commas(end: end)
      return .more
    }
    mode = .beforeElement(isFirst: false)
    offset = start
    return finding(.jsonSyntax, "expected a record, found “,”", length: end - start)
  }

  mutating func beginElement() {
    mode = .element
    start = offset
    brackets = JSONBrackets()
  }

  mutating func readElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    let isEnd: Bool
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      isEnd = brackets.scan(bytes, from: &offset, isElement: true) == .end
    default:
      // A number, a word, or nonsense.
      offset = max(offset, start + 1)
      while offset < bytes.count, !Self.delimiters.contains(bytes[offset]) { offset += 1 }
      isEnd = offset == bytes.count
    }
    guard isEnd else {
      mode = .afterElement
      return slice(to: offset)
    }
    guard atEnd else { return .more }
    mode = .done
    return slice(to: offset)
  }

  private static let delimiters = Array(",]}{[\" \t\r\n".utf8)

  mutating func endElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    skipWhitespace(in: bytes)
    guard offset < bytes.count else { return atEnd ? cutOff(in: bytes) : .more }
    switch bytes[offset] {
    case UInt8(ascii: ","):
      mode = .beforeElement(isFirst: false)
      offset += 1
      return nil
    case UInt8(ascii: "]"):
      mode = .afterArray
      offset += 1
      return nil
    case let other:
      guard let found = character(in: bytes, atEnd: atEnd) else { return .more }
      let isRecord = other == UInt8(ascii: "{")
      mode = isRecord ? .beforeElement(isFirst: false) : .lost
      return finding(
        .jsonSyntax,
        "expected “,” or “]” after a record, found \(found)",
        length: isRecord ? 0 : 1
      )
    }
  }

  mutating func findElement(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    guard search.findElement(in: bytes, from: &offset) else { return atEnd ? .end : .more }
    beginElement()
    return nil
  }

  /// The finding that the array is not closed, at the end of the input.
  mutating func cutOff(in bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    mode = .done
    return finding(
      .jsonTruncated,
      "the input ends inside an array that begins at line \(arrayLine)",
      length: 0
    )
  }
}
