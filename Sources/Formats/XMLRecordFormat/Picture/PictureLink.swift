import CLibXML2

/// The user data of the callbacks of a ``PictureParser``.
struct PictureLink {
  let markup: PictureParser.Markup
  let context: xmlParserCtxtPtr
  /// The offset of the document's first byte in the input.
  let start: Int
  private var depth = 0
  /// The element whose text is being collected, and its depth.
  private(set) var element: PictureElement?
  private var elementDepth = 0
  /// The elements that have ended.
  var elements: [PictureElement] = []
  /// The offset after the root's end tag.
  private(set) var end: Int?
  var problem: PictureParser.Problem?
  /// The page that is being read.
  var page: PageInput?
  /// Whether the input ended where a page cannot end.
  private(set) var isCutPage = false

  init(markup: PictureParser.Markup, context: xmlParserCtxtPtr, start: Int) {
    self.markup = markup
    self.context = context
    self.start = start
  }

  /// How deep elements may be nested: as deep as libxml2 allows, or as browsers nest them.
  var deepest: Int { markup == .xml ? 256 : 512 }

  /// The offset of the first byte that has not been parsed yet.
  var offset: Int {
    // A parser of a page has no input before it reads.
    context.pointee.input == nil ? start : start + XMLInput(of: context).end
  }

  /// Whether the parser is past the end of the input, so that anything open is cut off.
  private var isPastEnd: Bool {
    page.map { XMLInput(of: context).end > $0.bytes.count } ?? false
  }

  private var isDirect: Bool { element != nil && depth == elementDepth }

  mutating func startTag(
    _ letters: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard end == nil, problem == nil, !isPastEnd, let letters else { return }
    depth += 1
    guard depth <= deepest else {
      problem = .tooDeep(at: offset)
      if markup == .xml { xmlStopParser(context) }
      return
    }
    let name = String(cString: letters)
    guard markup == .xml || Self.count(attributes) <= AttributeCheck.limit else {
      problem = .manyAttributes(at: tagRange(named: name).lowerBound)
      return
    }
    guard element == nil, let id = Self.identifier(in: attributes) else { return }
    let local = name.utf8.split(separator: UInt8(ascii: ":")).last ?? ""[...].utf8
    guard PictureElement.containsRecord(name: Substring(local), id: id) else { return }
    element = PictureElement(tag: tagRange(named: name))
    elementDepth = depth
  }

  /// The place of the tag that ends where the parser is.
  private func tagRange(named name: String) -> Range<Int> {
    let input = XMLInput(of: context)
    let length = input.base[input.length] == UInt8(ascii: "/") ? 2 : 1
    // XML's tags are in the parser's buffer as a whole.
    let before =
      page.map { $0.bytes.prefix(input.end) }
      ?? UnsafeBufferPointer(start: input.base, count: input.length)[...]
    let less = before.indices.last {
      // A value may contain a < in HTML.
      before[$0] == UInt8(ascii: "<")
        && before[($0 + 1)...].prefix(name.utf8.count)
          .elementsEqual(name.utf8) { $0 == $1 || markup == .html && $0 | 0x20 == $1 }
    }
    return offset - before.count + (less ?? before.count)..<offset + length
  }

  private static func count(
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> Int {
    guard let attributes else { return 0 }
    var count = 0
    while attributes[2 * count] != nil { count += 1 }
    return count
  }

  private static func identifier(
    in attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> String? {
    guard var attribute = attributes else { return nil }
    while let name = attribute[0] {
      if String(cString: name) == "id" { return attribute[1].map { String(cString: $0) } }
      attribute += 2
    }
    return nil
  }

  mutating func endTag(_ name: UnsafePointer<UInt8>?) {
    guard end == nil, problem == nil else { return }
    guard !isPastEnd else {
      // Some elements may omit their end tags.
      let isOptional = htmlTagLookup(name).map { $0.pointee.endTag == 1 } ?? false
      isCutPage = isCutPage || !isOptional
      return
    }
    if isDirect, var element {
      element.end = offset
      elements.append(element)
      self.element = nil
    }
    depth -= 1
    // After the end of a page, more of it may come.
    guard depth == 0, markup == .xml else { return }
    end = offset
    xmlStopParser(context)
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isDirect, problem == nil else { return }
    // Past the end, the last character is not part of the page.
    let text = isPastEnd ? text.dropLast() : text[...]
    element?.text.append(contentsOf: text)
  }

  /// Hands the parser the next bytes of the page, unless reading has to end.
  mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    // In a tag with very many attributes, the parser compares each of them with all others.
    if problem == nil, context.pointee.maxatts > 4 * AttributeCheck.limit {
      problem = .manyAttributes(at: offset)
    }
    return problem == nil ? page?.read(into: buffer) ?? 0 : 0
  }

  mutating func refer(to name: UnsafePointer<UInt8>?) {
    guard isDirect, context.pointee.instate != XML_PARSER_ATTRIBUTE_VALUE else { return }
    element?.note(name.map { String(cString: $0) })
  }

  /// Notes a reference that libxml2 does not know: it reads it as text, and is before its ;.
  mutating func noteReference(in text: UnsafeBufferPointer<UInt8>) {
    guard isDirect, text.count == 1, text[0] == UInt8(ascii: "&") else { return }
    let input = XMLInput(of: context)
    let before = UnsafeBufferPointer(start: input.base, count: input.length)
    guard input.base[input.length] == UInt8(ascii: ";"),
      let start = before.lastIndex(where: { "&;".utf8.contains($0) }),
      before[start] == UInt8(ascii: "&"), start + 1 < before.count
    else { return }
    element?.note(String(decoding: before[(start + 1)...], as: UTF8.self))
  }

  /// Handles an error in a page, which matters only at the end of the input.
  mutating func takePageError() { isCutPage = isCutPage || isPastEnd }

  mutating func take(_ error: XMLParserError) {
    guard end == nil, problem == nil else { return }
    problem = .syntax(error, at: offset)
  }
}
