import GameRecords

/// Finds the tags of a text.
struct XMLOutlineScanner {
  private let bytes: ArraySlice<UInt8>
  private(set) var elements: [XMLOutline.Element] = []
  private var open: [Int] = []
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func scan(atMost limit: Int) -> Bool {
    while let less = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = less
      let rest = bytes[less...]
      let isRead =
        if rest.starts(with: "<!--".utf8) {
          skip(to: "-->")
        } else if rest.starts(with: "<![CDATA[".utf8) {
          skip(to: "]]>")
        } else if rest.starts(with: "<?".utf8) {
          skip(to: "?>")
        } else if rest.starts(with: "</".utf8) {
          readEndTag()
        } else {
          elements.count < limit && readStartTag()
        }
      guard isRead else { return false }
    }
    return open.isEmpty && !elements.isEmpty
  }

  private mutating func skip(to end: String) -> Bool {
    while index < bytes.endIndex {
      if bytes[index...].starts(with: end.utf8) {
        index += end.utf8.count
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func readStartTag() -> Bool {
    let start = index
    let name = takeName(from: start + 1)
    var quote: UInt8?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      index += 1
    }
    guard index < bytes.endIndex, !name.isEmpty else { return false }
    let isWhole = bytes[index - 1] == UInt8(ascii: "/")
    elements.append(
      XMLOutline.Element(
        tag: offset(start)..<offset(isWhole ? index - 1 : index),
        name: name,
        end: offset(index + 1),
        parent: open.last
      )
    )
    if !isWhole { open.append(elements.count - 1) }
    index += 1
    return true
  }

  private mutating func readEndTag() -> Bool {
    let name = takeName(from: index + 2)
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")), let element = open.popLast(),
      text(name).elementsEqual(text(elements[element].name))
    else { return false }
    index = end + 1
    elements[element].endName = name
    elements[element].end = offset(index)
    return true
  }

  private mutating func takeName(from start: Int) -> Range<Int> {
    index = start
    while index < bytes.endIndex, !WhiteSpace.isSpaceOrLineEnd(bytes[index]),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return offset(start)..<offset(index)
  }

  private func offset(_ index: Int) -> Int { index - bytes.startIndex }

  private func text(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
  }
}
