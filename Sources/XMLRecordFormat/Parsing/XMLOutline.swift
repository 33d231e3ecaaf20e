import GameRecords

/// The elements of a game with the places of their tags, for editing its text.
struct XMLOutline {
  /// The elements in the order of their start tags; the first one is the outermost.
  let elements: [Element]
  let bytes: ArraySlice<UInt8>

  /// An element; offsets count from the first byte of the text.
  struct Element {
    /// The start tag from its `<` to before its `>` or `/>`.
    var tag: Range<Int>
    /// The name with its prefix, if any.
    var name: Range<Int>
    /// The name in the end tag; `nil` when the start tag ends the element.
    var endName: Range<Int>?
    /// The offset after the element.
    var end: Int
    /// The index of the parent element.
    var parent: Int?

    /// The whole element.
    var range: Range<Int> { tag.lowerBound..<end }
  }

  /// No game worth editing has more elements.
  private static let mostElements = 100_000

  /// The elements of a well-formed text; `nil` for any other text.
  init?(_ bytes: ArraySlice<UInt8>) {
    var scanner = XMLOutlineScanner(bytes)
    guard scanner.scan(atMost: Self.mostElements) else { return nil }
    elements = scanner.elements
    self.bytes = bytes
  }

  /// Some bytes of the text.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The name of an element, split into its prefix with the colon and the rest.
  func nameParts(of element: Element) -> (prefix: String, local: String) {
    let name = text(element.name)
    guard let colon = name.lastIndex(of: ":") else { return ("", name) }
    return (String(name[...colon]), String(name[colon...].dropFirst()))
  }

  /// Which element of the format an element is, if it has the prefix of the outermost one.
  func kind(of element: Element) -> XMLElement? {
    let (prefix, local) = nameParts(of: element)
    guard let root = elements.first, prefix == nameParts(of: root).prefix else { return nil }
    return XMLElement.named.first { $0.name == local }
  }

  /// The index of the element whose start tag contains an offset.
  func index(ofTagAt offset: Int) -> Int? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].tag.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset <= elements[low - 1].tag.upperBound ? low - 1 : nil
  }

  /// The indices of the direct children of an element.
  func children(of index: Int) -> [Int] { elements.indices.filter { elements[$0].parent == index } }

  /// The places of the name and the value of an attribute.
  func attribute(
    _ name: String,
    of element: Element
  ) -> (name: Range<Int>, value: Range<Int>)? {
    XMLTagText(self[element.tag], at: element.tag.lowerBound).attribute(name)
  }

  /// The white space right before an offset.
  func space(before offset: Int) -> Range<Int> {
    let before = self[0..<offset]
    let last = before.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }
    return (last.map { $0 + 1 - before.startIndex } ?? 0)..<offset
  }

  /// The whole element with the white space before it.
  func line(of element: Element) -> Range<Int> {
    space(before: element.tag.lowerBound).lowerBound..<element.end
  }

  /// Whether an element contains only white space.
  func isEmpty(_ element: Element) -> Bool {
    guard element.endName != nil else { return true }
    let content = self[element.tag.upperBound + 1..<element.end]
    return content.first { !WhiteSpace.isSpaceOrLineEnd($0) } == UInt8(ascii: "<")
      && content.count { $0 == UInt8(ascii: "<") } == 1
  }
}
