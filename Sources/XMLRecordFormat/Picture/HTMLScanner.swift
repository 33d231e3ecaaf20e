internal import GameRecords

/// Looks for records in an HTML page.
///
/// It follows the rules by which HTML is divided into tags, text and comments, and of those by which
/// a tree is built what they need: browsers read every page, however wrong, and so does this. What
/// libxml2 has for HTML knows the rules of HTML 4 only, in which other text ends a script.
struct HTMLScanner {
  /// The offset of the next byte that is to be looked at.
  private(set) var offset: Int
  /// The element whose text is being collected, and how deep it stands.
  private(set) var element: PictureElement?
  private var elementDepth = 0
  private var elements: [PictureElement] = []

  private var mode = Mode.text
  /// What the text is that is read in the mode for it.
  private var kind = HTMLOpenElements.Text.markup
  /// How a comment in a script hides its end tag.
  private var hiding = Hiding.nothing
  /// The element whose end tag raw text goes up to.
  private var rawName = ""
  private var open = HTMLOpenElements()
  /// Text of the record before its references are resolved.
  private var run: [UInt8] = []
  /// Whether the page's end tag was met.
  private var hasEnd = false

  enum Mode {
    case text
    case tag(HTMLTag)
    /// In a comment, whose text begins at an offset.
    case comment(Int)
    /// In a declaration or what else goes up to the next `>`.
    case declaration
    /// In a CDATA section, whose text begins at an offset.
    case section(Int)
  }

  private enum Hiding {
    case nothing, comment, script
  }

  /// A scanner of the page that begins at an offset.
  init(from offset: Int) { self.offset = offset }

  /// The first offset that is still needed.
  var needed: Int {
    if let element { return element.tag.lowerBound }
    guard case .tag(let tag) = mode, offset - tag.start < InputHead.size else { return offset }
    return tag.start
  }

  /// Whether the page breaks off where it cannot end.
  ///
  /// Its last end tags need not be there.
  var isCut: Bool {
    guard !hasEnd else { return false }
    guard case .text = mode, case .markup = kind else { return true }
    return open.hasUnclosed
  }

  /// Takes the elements that have ended.
  mutating func takeElements() -> [PictureElement] {
    defer { elements = [] }
    return elements
  }

  /// Looks at the input as far as it goes.
  mutating func scan(_ window: InputWindow, atEnd: Bool) {
    window.bytes.withUnsafeBufferPointer { bytes in
      let input = Input(bytes: bytes, start: window.start.offset, isAtEnd: atEnd)
      while step(input) {}
    }
    if atEnd { endRun() }
    if element != nil { element?.end = offset }
  }

  /// The bytes at hand, by their offsets.
  private struct Input {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let isAtEnd: Bool

    var end: Int { start + bytes.count }
    subscript(offset: Int) -> UInt8 { bytes[offset - start] }

    /// Whether bytes stand at an offset, letters in lower or upper case.
    func has(_ text: String, at offset: Int) -> Bool {
      guard offset >= start, end - offset >= text.utf8.count else { return false }
      return zip(offset..., text.utf8).allSatisfy { index, letter in
        self[index] == letter || HTMLTag.isLetter(letter) && self[index] | 0x20 == letter
      }
    }
  }

  /// Goes on in the present mode.
  /// - Returns: whether there is more to look at.
  private mutating func step(_ input: Input) -> Bool {
    switch mode {
    case .text: return readText(input)
    case .tag(var tag):
      // Only here is it changed, so that it must not be copied.
      mode = .text
      let isWhole = Self.read(&tag, in: input, from: &offset)
      guard isWhole else {
        mode = .tag(tag)
        return false
      }
      take(tag)
      return true
    case .declaration:
      return find(in: input) { _ in true }
    case .comment(let start):
      return find(in: input) { end in
        let length = end - start
        return length == 0 || length == 1 && input[start] == UInt8(ascii: "-")
          || length >= 2 && input.has("--", at: end - 2)
          || length >= 3 && input.has("--!", at: end - 3)
      }
    case .section(let start):
      let begin = offset
      let isWhole = find(in: input) { $0 - start >= 2 && input.has("]]", at: $0 - 2) }
      keep(begin..<offset, of: input)
      guard isWhole else { return false }
      if isDirect { run.removeLast(3) }
      endRun(isRaw: true)
      return true
    }
  }

  private static func read(_ tag: inout HTMLTag, in input: Input, from offset: inout Int) -> Bool {
    while offset < input.end {
      let byte = input[offset]
      offset += 1
      if tag.take(byte) { return true }
    }
    return false
  }

  /// Goes behind the next `>` that ends something, and then reads text.
  private mutating func find(in input: Input, where isEnd: (Int) -> Bool) -> Bool {
    while offset < input.end {
      offset += 1
      guard input[offset - 1] == UInt8(ascii: ">"), isEnd(offset - 1) else { continue }
      mode = .text
      return true
    }
    return false
  }

  // MARK: - Text

  private mutating func readText(_ input: Input) -> Bool {
    let begin = offset
    while offset < input.end {
      let byte = input[offset]
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: ">"), hiding != .nothing, input.has("--", at: offset - 2) {
        hiding = .nothing
      }
      offset += 1
    }
    keep(begin..<offset, of: input)
    guard offset < input.end else { return false }
    // As many letters as it takes to know what begins here.
    guard input.end - offset > Self.longestOpening || input.isAtEnd else { return false }
    switch kind {
    case .markup: readMarkup(input)
    case .raw, .script: readRawMarkup(input)
    case .plain: offset += 1
    }
    return true
  }

  private static let longestOpening = 11

  /// Begins what a `<` begins, or takes it as text.
  private mutating func readMarkup(_ input: Input) {
    let next = offset + 1 < input.end ? input[offset + 1] : 0
    let isEnd = next == UInt8(ascii: "/")
    let first = isEnd && offset + 2 < input.end ? input[offset + 2] : next
    if HTMLTag.isLetter(first) {
      beginTag(isEnd: isEnd)
    } else if isEnd, first == UInt8(ascii: ">") {
      endRun()
      offset += 3
    } else if input.has("<!--", at: offset) {
      endRun()
      offset += 4
      mode = .comment(offset)
    } else if open.holdsForeign, input.has("<![CDATA[", at: offset) {
      endRun()
      offset += 9
      mode = .section(offset)
    } else if "!?/".utf8.contains(next), !isEnd || offset + 2 < input.end {
      endRun()
      offset += 2
      mode = .declaration
    } else {
      keep(offset..<offset + 1, of: input)
      offset += 1
    }
  }

  /// Begins the end tag of the element with raw text, or takes a `<` as text.
  private mutating func readRawMarkup(_ input: Input) {
    let isEndTag = hasTag("</" + rawName, in: input)
    if isEndTag, hiding != .script { return beginTag(isEnd: true) }
    if case .script = kind {
      switch hiding {
      case .nothing where input.has("<!--", at: offset): hiding = .comment
      case .comment where hasTag("<" + rawName, in: input): hiding = .script
      case .script where isEndTag: hiding = .comment
      default: break
      }
    }
    keep(offset..<offset + 1, of: input)
    offset += 1
  }

  /// Whether a tag's name ends as it must behind its letters.
  private func hasTag(_ opening: String, in input: Input) -> Bool {
    let end = offset + opening.utf8.count
    guard end < input.end, input.has(opening, at: offset) else { return false }
    return HTMLTag.isSpace(input[end]) || "/>".utf8.contains(input[end])
  }

  private mutating func beginTag(isEnd: Bool) {
    endRun()
    mode = .tag(HTMLTag(from: offset, isEnd: isEnd))
    offset += isEnd ? 2 : 1
  }

  // MARK: - Elements

  private mutating func take(_ tag: HTMLTag) {
    if tag.isEnd {
      if tag.name == "html" || tag.name == "body" { hasEnd = true }
      open.end(tag.name)
      closeElement()
      kind = .markup
      return
    }
    if tag.name == "html" { hasEnd = false }
    open.prepare(for: tag.name)
    closeElement()
    let text = open.start(tag.name, isSelfClosing: tag.isSelfClosing)
    kind = text ?? .markup
    rawName = tag.name
    hiding = .nothing
    guard element == nil, PictureElement.holdsRecord(name: tag.name, id: tag.id) else { return }
    let found = PictureElement(tag: tag.start..<offset)
    if text == nil {
      elements.append(found)
    } else {
      element = found
      elementDepth = open.count
    }
  }

  /// Ends the record's element if it is no longer open.
  private mutating func closeElement() {
    guard var element, open.count < elementDepth else { return }
    element.end = offset
    elements.append(element)
    self.element = nil
  }

  /// Whether text belongs to a record.
  private var isDirect: Bool { element != nil && open.count == elementDepth }

  private mutating func keep(_ range: Range<Int>, of input: Input) {
    guard isDirect, !range.isEmpty else { return }
    run.append(
      contentsOf: input.bytes[range.lowerBound - input.start..<range.upperBound - input.start]
    )
  }

  /// Adds what was kept to the record's text.
  private mutating func endRun(isRaw: Bool = false) {
    guard !run.isEmpty else { return }
    if !isRaw, case .markup = kind {
      let (text, unknown) = HTMLReferences.decode(run)
      element?.text += text
      element?.note(unknown)
    } else {
      element?.text += run
    }
    run = []
  }
}
