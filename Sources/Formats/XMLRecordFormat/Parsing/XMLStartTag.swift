import CLibXML2
import GameRecords

/// The parser's position in its input.
struct XMLInput {
  /// The parser's buffer, up to the point that it has reached.
  let base: UnsafePointer<UInt8>
  let length: Int
  /// The offset of the buffer's first byte in the input.
  let offset: Int

  /// The position of a parser that has been fed the input from its first byte.
  @inline(__always)
  init(of context: xmlParserCtxtPtr) {
    base = context.pointee.input.pointee.base
    length = context.pointee.input.pointee.cur - base
    offset = Int(bitPattern: context.pointee.input.pointee.consumed)
  }

  /// The bytes of the buffer.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: length) }

  /// The offset of the point that the parser has reached.
  var end: Int { offset &+ length }

  /// The offset of bytes in the buffer; `nil` for a copy of them.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int? {
    let distance = pointer - base
    return distance >= 0 && distance < length ? offset &+ distance : nil
  }
}

/// A start tag as the parser hands it over; valid only until the event returns.
struct XMLStartTag {
  let name: XMLName.Pointer
  let prefix: XMLName.Pointer?
  let namespace: XMLName.Pointer?
  let count: Int
  /// Five pointers for each attribute: name, prefix, namespace, the value's start and end.
  let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  /// The parser's position, before the `>` or `/>` that ends the tag.
  let input: XMLInput

  struct Attribute {
    let name: XMLName.Pointer
    let prefix: XMLName.Pointer?
    let namespace: XMLName.Pointer?
    /// The value, in which each `&` is `&#38;`: the parser leaves this for tree builders to decode.
    let value: UnsafeBufferPointer<UInt8>

    /// The name with its prefix.
    var writtenName: String {
      let name = String(cString: name)
      return prefix.map { String(cString: $0) + ":" + name } ?? name
    }

    /// The bytes of the value.
    var unescaped: [UInt8] {
      // Byte for byte: a character may begin with the semicolon and continue after it.
      Array(
        Array(value).split(separator: "&#38;".utf8, omittingEmptySubsequences: false)
          .joined(separator: CollectionOfOne(UInt8(ascii: "&")))
      )
    }
  }

  subscript(index: Int) -> Attribute? {
    guard let field = attributes?.advanced(by: 5 &* index), let name = field[0],
      let start = field[3], let end = field[4]
    else { return nil }
    return Attribute(
      name: name,
      prefix: field[1],
      namespace: field[2],
      value: UnsafeBufferPointer(start: start, count: end - start)
    )
  }
}

/// The text of a start tag, for finding the places of what the parser handed over as copies.
struct XMLTagText {
  private let bytes: ArraySlice<UInt8>
  private let offset: Int

  /// - Parameters:
  ///   - bytes: the tag from its `<` to before its `>` or `/>`.
  ///   - offset: the offset of the `<`.
  init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The element's name as it is written.
  var name: String {
    String(
      decoding: bytes.dropFirst().prefix { !WhiteSpace.isSpaceOrLineEnd($0) && $0 != 0x2F },
      as: UTF8.self
    )
  }

  /// The places of an attribute's name and value, by its name with prefix.
  func attribute(_ name: String) -> (name: Range<Int>, value: Range<Int>)? {
    var rest = bytes.drop { !WhiteSpace.isSpaceOrLineEnd($0) }
    return nextAttribute(name, in: &rest)
  }

  /// The place where the name of an attribute is repeated.
  func repeatedAttribute(_ name: String) -> Range<Int>? {
    var rest = bytes.drop { !WhiteSpace.isSpaceOrLineEnd($0) }
    guard nextAttribute(name, in: &rest) != nil else { return nil }
    return nextAttribute(name, in: &rest)?.name
  }

  private func nextAttribute(
    _ name: String,
    in rest: inout ArraySlice<UInt8>
  ) -> (name: Range<Int>, value: Range<Int>)? {
    while true {
      rest = rest.drop(while: WhiteSpace.isSpaceOrLineEnd)
      let key = rest.prefix { !WhiteSpace.isSpaceOrLineEnd($0) && $0 != UInt8(ascii: "=") }
      rest = rest[key.endIndex...].drop {
        WhiteSpace.isSpaceOrLineEnd($0) || $0 == UInt8(ascii: "=")
      }
      guard let quote = rest.first, !key.isEmpty else { return nil }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      if key.elementsEqual(name.utf8) { return (range(of: key), range(of: value)) }
    }
  }

  private func range(of part: ArraySlice<UInt8>) -> Range<Int> {
    part.startIndex - bytes.startIndex + offset..<part.endIndex - bytes.startIndex + offset
  }
}
