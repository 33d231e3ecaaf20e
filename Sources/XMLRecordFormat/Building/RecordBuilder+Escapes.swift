import GameRecords

/// Repairs that make a document well formed, where they are known.
extension RecordBuilder {
  /// The repair for a parser error about some bytes.
  ///
  /// A repair that depends on what follows them is found when reading ends.
  mutating func repair(of error: XMLParserError, _ range: Range<Int>) -> Repair? {
    switch error.code {
    case XMLParserError.nameRequired, XMLParserError.sectionEnd, 23, 26:
      if isInText(range.lowerBound) { firstEscape = range.lowerBound }
      return nil
    case XMLParserError.reservedName: return removalOfSpace(before: range.lowerBound)
    case XMLParserError.duplicateAttribute: return removalOfAttribute(error.detail, at: range)
    case XMLParserError.documentEnd: return removalOfTrash(from: range.lowerBound)
    default: return nil
    }
  }

  /// Removes the white space before an XML declaration, if nothing else precedes it.
  private func removalOfSpace(before offset: Int) -> Repair? {
    guard window.start.offset == 0 else { return nil }
    let mark = window.bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    guard mark < offset, window[mark..<offset].allSatisfy(WhiteSpace.isSpaceOrLineEnd) else {
      return nil
    }
    return .replace(mark..<offset, with: [])
  }

  /// Removes an attribute that is repeated with the same value.
  private func removalOfAttribute(_ name: String, at range: Range<Int>) -> Repair? {
    guard let less = window.last("<", before: range.lowerBound),
      let greater = window.first(">", from: range.lowerBound)
    else { return nil }
    let tag = window[less..<greater]
    guard let first = XMLTagText(tag, at: less).attribute(name),
      // Searching from the second one finds it first.
      let second = XMLTagText(
        [0x20] + tag.dropFirst(range.lowerBound - less),
        at: range.lowerBound - 1
      )
      .attribute(name),
      window[first.value].elementsEqual(window[second.value])
    else { return nil }
    return removal(of: second)
  }

  /// Removes bytes without meaning after the outermost element.
  private func removalOfTrash(from offset: Int) -> Repair? {
    let rest = window[offset..<window.end]
    guard window.isAtEnd,
      rest.allSatisfy({ WhiteSpace.isSpaceOrLineEnd($0) || $0 == 0 || $0 == 0x1A }),
      let last = rest.lastIndex(where: { !WhiteSpace.isSpaceOrLineEnd($0) })
    else { return nil }
    // On lines of their own, they go with their line endings.
    let isApart = window[..<offset].last.map { ByteCount.endsLine($0) } == true
    let end = isApart ? window.end : offset + last + 1 - rest.startIndex
    return .replace(offset..<end, with: [])
  }

  // MARK: Escapes

  /// Whether an offset is in the value of an attribute, or in an element that contains text.
  private func isInText(_ offset: Int) -> Bool {
    let less = window.last("<", before: offset) ?? window.start.offset
    let tag = window[less..<offset]
    let quote = tag.reduce(nil as UInt8?) { quote, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote == nil ? byte : quote == byte ? nil : quote
      default: quote
      }
    }
    if !tag.contains(UInt8(ascii: ">")) { return quote != nil }
    return open.innermost.map { $0.containsText || $0 == .skipped } == true
  }

  /// Escapes all characters that text cannot contain as they are, from an offset to the end of the
  /// game: the parser only sees the first.
  /// - Parameter start: the offset.
  /// - Returns: the repair, if there is one; `isKnown` is false when more of the input is needed.
  func escapes(from start: Int) -> (repair: Repair?, isKnown: Bool) {
    let rest = window[start..<min(window.end, start + Limits.textBytes)]
    var edits: [Edit] = []
    var isSafe = true
    var index = rest.startIndex
    while index < rest.endIndex, edits.count < Self.mostEscapes {
      let following = rest[index...]
      let offset = start + index - rest.startIndex
      var length = 1
      switch rest[index] {
      case UInt8(ascii: "&"):
        let name = following.dropFirst().prefix(while: Self.isInReference)
        let isClosed = following.dropFirst(1 + name.count).first == UInt8(ascii: ";")
        if isClosed, Self.isKnown(name) { break }
        edits.append(Edit(offset..<offset + 1, "&amp;".utf8))
        // It may be an entity of HTML.
        if isClosed, !name.isEmpty { isSafe = false }
      case UInt8(ascii: "<"):
        if following.starts(with: "<!--".utf8) {
          length = Self.length(of: following, to: "-->")
        } else if following.starts(with: "<![CDATA[".utf8) {
          length = Self.length(of: following, to: "]]>")
        } else if following.starts(with: "</".utf8), Self.endsGame(following) {
          guard let greater = window.first(">", from: offset) else { return (nil, window.isAtEnd) }
          let isEnough = isWellFormed(upTo: greater + 1, with: edits)
          return (isEnough ? .edits(edits, isSafe: isSafe) : nil, true)
        } else if !Self.beginsMarkup(following.dropFirst().first) {
          edits.append(Edit(offset..<offset + 1, "&lt;".utf8))
        }
      case UInt8(ascii: "]") where following.starts(with: "]]>".utf8):
        edits.append(Edit(offset + 2..<offset + 3, "&gt;".utf8))
        length = 3
      default: break
      }
      index += length
    }
    let isTooLong = rest.count == Limits.textBytes || edits.count == Self.mostEscapes
    guard !edits.isEmpty, !isTooLong else { return (nil, window.isAtEnd || isTooLong) }
    return (.edits(edits, isSafe: isSafe), window.isAtEnd)
  }

  /// Whether the open game is well formed after some edits, as far as its tags show.
  private func isWellFormed(upTo end: Int, with edits: [Edit]) -> Bool {
    guard !edits.isEmpty, let start = game?.start else { return false }
    var text: [UInt8] = []
    var next = start
    for edit in edits {
      text += window[next..<edit.range.lowerBound] + edit.bytes
      next = edit.range.upperBound
    }
    return XMLOutline((text + window[next..<end])[...]) != nil
  }

  /// No game worth repairing needs more.
  private static let mostEscapes = 10_000

  private static func isInReference(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// Whether a reference is one that XML defines.
  private static func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
    if name.first == UInt8(ascii: "#") { return name.count > 1 }
    return ["lt", "gt", "amp", "quot", "apos"].contains(String(decoding: name, as: UTF8.self))
  }

  /// Whether a byte after a `<` may begin a name or other markup.
  private static func beginsMarkup(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      return true
    default: return "_:/!?".utf8.contains(byte)
    }
  }

  private static func endsGame(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.dropFirst(2).prefix {
      !WhiteSpace.isSpaceOrLineEnd($0) && $0 != UInt8(ascii: ">")
    }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return local.elementsEqual(XMLElement.game.name.utf8)
  }

  /// The number of bytes up to and including some characters, or to the end.
  private static func length(of bytes: ArraySlice<UInt8>, to end: String) -> Int {
    var rest = bytes.dropFirst(4)
    while !rest.isEmpty, !rest.starts(with: end.utf8) { rest.removeFirst() }
    return min(bytes.count, bytes.count - rest.count + end.utf8.count)
  }
}
