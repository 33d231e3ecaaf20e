import GameRecords

/// Cuts the records out of a picture.
///
/// No `<` stands in a record, so that it ends before the next one, or where the picture is cut off.
struct PictureFramer: Framer {
  static let identifier: StaticString = "flipbook-record"

  private var mode = Mode.outside
  /// How far the bytes have been looked at.
  private var offset = 0
  /// Where the tag begins that the bytes there may belong to.
  private var tag: Int?
  /// Whether there was a record, or a place for one.
  private var hasMetRecord = false

  private enum Mode {
    /// Before the name of a record's element.
    case outside
    /// In the tag of a record's element.
    case tag(start: Int)
    /// In a record.
    case record(start: Int)
    /// Behind a record that goes up to the end of the picture.
    case cut
    case done
  }

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        if let framing = step(in: bytes, atEnd: atEnd) { return framing }
      }
    }
  }

  /// Looks on in the present mode: `nil` when the mode has changed.
  private mutating func step(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    switch mode {
    case .outside: findElement(in: bytes, atEnd: atEnd)
    case .tag(let start): endTag(from: start, in: bytes, atEnd: atEnd)
    case .record(let start): endRecord(from: start, in: bytes, atEnd: atEnd)
    case .cut: finish(0..<0, .pictureCut, "the picture is cut off behind this record")
    case .done: .end
    }
  }

  private mutating func findElement(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    let length = Self.identifier.utf8CodeUnitCount
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): tag = offset
      case UInt8(ascii: ">"): tag = nil
      case UInt8(ascii: "f"):
        // The rest of the name may still come.
        guard bytes.count - offset >= length || atEnd else { return .more }
        if let tag, Self.hasIdentifier(bytes, at: offset), Self.isElement(tag..<offset, of: bytes) {
          mode = .tag(start: tag)
          offset += length
          return nil
        }
      default: break
      }
      offset += 1
    }
    guard atEnd else { return .more }
    guard hasMetRecord else {
      let message = "a picture without a record; only those that flipbook has drawn hold one"
      return finish(0..<0, .pictureRecord, message)
    }
    mode = .done
    return nil
  }

  private mutating func endTag(
    from start: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { offset += 1 }
    guard offset < bytes.count else {
      guard atEnd else { return .more }
      return finish(start..<bytes.count, .pictureRecord, "the picture is cut off before its record")
    }
    offset += 1
    hasMetRecord = true
    guard bytes[offset - 2] == UInt8(ascii: "/") else {
      mode = .record(start: offset)
      return nil
    }
    let length = offset - start
    begin()
    return .finding(
      skipped: start,
      length: length,
      FramingFinding(.pictureRecord, "the element for the record is empty", help: Self.help)
    )
  }

  private mutating func endRecord(
    from start: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count || atEnd else { return .more }
    let length = offset - start
    let isCut = offset == bytes.count && Self.isClosed(bytes[start...])
    begin()
    if isCut { mode = .cut }
    return .slice(skipped: start, length: length, trailing: 0)
  }

  /// Begins anew behind what was handed over.
  private mutating func begin() {
    mode = .outside
    offset = 0
    tag = nil
  }

  private static let help = "draw the game anew with: flipbook render GAME -o PICTURE"

  private mutating func finish(_ range: Range<Int>, _ rule: Rule, _ message: String) -> Framing {
    mode = .done
    return .finding(
      skipped: range.lowerBound,
      length: range.count,
      FramingFinding(rule, message, help: Self.help)
    )
  }
}

extension PictureFramer {
  /// Whether any bytes may name the element of a record.
  static func mentionsRecord(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { bytes[$0] == UInt8(ascii: "f") && hasIdentifier(bytes, at: $0) }
    }
  }

  private static func hasIdentifier(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    identifier.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// The name `metadata` with a long prefix; so much is looked at, however often it has to be.
  private static let longestName = 64

  /// Whether a tag that goes up to its identifier is one whose element holds a record.
  private static func isElement(_ tag: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = bytes[(tag.lowerBound + 1)..<tag.upperBound].prefix(longestName)
      .prefix { $0 > 0x20 }
    let local = name.split(separator: UInt8(ascii: ":")).last.map { Array($0) } ?? []
    guard ["metadata", "script"].contains(String(decoding: local, as: UTF8.self).lowercased())
    else { return false }
    // Before the identifier stand id= and perhaps a quotation mark.
    var rest = bytes[name.endIndex..<tag.upperBound]
    func dropBlanks() {
      while let last = rest.last, last <= 0x20 { rest.removeLast() }
    }
    if let last = rest.last, "\"'".utf8.contains(last) { rest.removeLast() }
    dropBlanks()
    guard rest.popLast() == UInt8(ascii: "=") else { return false }
    dropBlanks()
    let key = rest.suffix(3)
    return key.count == 3 && key.first.map { $0 <= 0x20 } ?? false
      && key.dropFirst().map { $0 | 0x20 } == Array("id".utf8)
  }

  /// Whether a record is whole.
  private static func isClosed(_ record: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: record)
    var offset = bytes.firstIndex { $0 == UInt8(ascii: "{") } ?? bytes.count
    var brackets = JSONBrackets()
    return brackets.scan(bytes, from: &offset, isElement: false) == .closed
  }
}
