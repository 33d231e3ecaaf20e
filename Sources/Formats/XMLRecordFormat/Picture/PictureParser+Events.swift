import CLibXML2

extension PictureParser {
  /// The parser that is the user data of a callback.
  static func of(_ user: UnsafeMutableRawPointer?) -> PictureParser? {
    user.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// The callbacks of libxml2.
  static func handler(for markup: Markup) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElement = { PictureParser.of($0)?.startTag($1, $2) }
    handler.endElement = { PictureParser.of($0)?.endTag($1) }
    handler.cdataBlock = {
      PictureParser.of($0)?.add(UnsafeBufferPointer(start: $1, count: Int($2)))
    }
    switch markup {
    case .html:
      handler.characters = { user, text, count in
        let text = UnsafeBufferPointer(start: text, count: Int(count))
        PictureParser.of(user)?.noteReference(in: text)
        PictureParser.of(user)?.add(text)
      }
      // An error in a page matters only at the end of the input.
      handler.serror = { user, _ in
        if let parser = PictureParser.of(user), parser.isPastEnd { parser.isCutPage = true }
      }
    case .xml:
      handler.characters = handler.cdataBlock
      handler.startDocument = { user in
        if let parser = PictureParser.of(user) { clibxml2_ignore_namespaces(parser.context) }
      }
      handler.reference = { PictureParser.of($0)?.refer(to: $1) }
      handler.internalSubset = { user, _, _, _ in
        // Entities may be declared elsewhere, so unknown ones are not an error.
        PictureParser.of(user)?.context.pointee.hasExternalSubset = 1
      }
      handler.serror = { user, error in
        // Other errors do not stop the parser: above all, unknown entities.
        guard error?.pointee.level == XML_ERR_FATAL, let error = XMLParserError(error),
          let parser = PictureParser.of(user), !parser.isDone
        else { return }
        parser.problem = .syntax(error, at: parser.offset)
      }
    }
    handler.ignorableWhitespace = handler.characters
    return handler
  }

  /// Whether the parser is past the end of the input, so that anything open is cut off.
  fileprivate var isPastEnd: Bool { page.map { offset - start > $0.bytes.count } ?? false }

  private var isDirect: Bool { element != nil && depth == elementDepth }

  private func startTag(
    _ letters: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard !isDone, !isPastEnd, let letters else { return }
    depth += 1
    let name = String(cString: letters)
    guard depth <= deepest else {
      let message = "elements are nested more than \(deepest) levels deep"
      problem = .excess(message, at: tagRange(named: name).lowerBound..<offset)
      if markup == .xml { xmlStopParser(context) }
      return
    }
    var values: [(name: String, value: UnsafePointer<UInt8>?)] = []
    var next = attributes
    while let field = next, let name = field[0] {
      values.append((String(cString: name), field[1]))
      next = field + 2
    }
    guard markup == .xml || values.count <= AttributeCheck.limit else {
      return refuseManyAttributes(at: tagRange(named: name).lowerBound)
    }
    guard element == nil, let id = values.first(where: { $0.name == "id" })?.value else { return }
    let local = name.split(separator: ":").last ?? ""
    guard PictureElement.containsRecord(name: local, id: String(cString: id)) else { return }
    element = PictureElement(tag: tagRange(named: name))
    elementDepth = depth
  }

  /// The place of the tag that ends where the parser is.
  private func tagRange(named name: String) -> Range<Int> {
    let input = XMLInput(of: context)
    let length = input.base[input.length] == UInt8(ascii: "/") ? 2 : 1
    // XML's tags are in the parser's buffer as a whole.
    let before = page?.bytes.prefix(input.end) ?? Array(input.bytes)[...]
    let less = before.indices.last {
      // A value may contain a < in HTML.
      before[$0] == UInt8(ascii: "<")
        && before[($0 + 1)...].prefix(name.utf8.count)
          .elementsEqual(name.utf8) { $0 == $1 || markup == .html && $0 | 0x20 == $1 }
    }
    return offset - before.count + (less ?? before.endIndex) - before.startIndex..<offset + length
  }

  private func endTag(_ name: UnsafePointer<UInt8>?) {
    guard !isDone else { return }
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

  private func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard isDirect, problem == nil else { return }
    // Past the end, the last character is not part of the page.
    element?.text.append(contentsOf: isPastEnd ? text.dropLast() : text[...])
  }

  /// Hands the parser the next bytes of the page, unless reading has to end.
  ///
  /// A space follows the page, to distinguish an element that ends with the input from one whose
  /// end tag is the last thing in the input. A NUL, which has no meaning in a page, would end it.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    // In a tag with very many attributes, the parser compares each of them with all others.
    if problem == nil, context.pointee.maxatts > 4 * AttributeCheck.limit {
      refuseManyAttributes(at: offset)
    }
    guard problem == nil, let page, page.read <= page.bytes.count else { return 0 }
    let bytes = page.bytes.dropFirst(page.read).prefix(buffer.count)
    var count = buffer.update(fromContentsOf: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 })
    if count < buffer.count {
      buffer[count] = UInt8(ascii: " ")
      count += 1
    }
    self.page?.read += count
    return count
  }

  private func refer(to name: UnsafePointer<UInt8>?) {
    guard isDirect, context.pointee.instate != XML_PARSER_ATTRIBUTE_VALUE else { return }
    element?.note(name.map { String(cString: $0) })
  }

  /// Notes a reference that libxml2 does not know: it reads it as text, and is before its ;.
  private func noteReference(in text: UnsafeBufferPointer<UInt8>) {
    guard isDirect, text.count == 1, text[0] == UInt8(ascii: "&") else { return }
    let input = XMLInput(of: context)
    guard input.base[input.length] == UInt8(ascii: ";"),
      let start = input.bytes.lastIndex(where: { "&;".utf8.contains($0) }),
      input.bytes[start] == UInt8(ascii: "&"), start + 1 < input.length
    else { return }
    element?.note(String(decoding: input.bytes[(start + 1)...], as: UTF8.self))
  }
}
