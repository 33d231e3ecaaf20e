internal import CLibXML2
internal import GameRecords

/// The owner of a push parser of libxml2 that looks for records in one XML document.
///
/// Nothing is loaded and no entity is expanded, whatever the document declares: what refers to one
/// is passed over, unless it stands in a record. Namespaces are not looked at, because programs lose
/// their declarations, and looking them up can take very long.
final class PictureParser {
  /// What the callbacks get.
  struct Link {
    let context: xmlParserCtxtPtr
    /// The offset of the document's first byte in the input.
    let start: Int
    var depth = 0
    /// The element whose text is being collected, and how deep it stands.
    var element: PictureElement?
    var elementDepth = 0
    /// The elements that have ended.
    var elements: [PictureElement] = []
    /// The offset behind the root's end tag.
    var end: Int?
    var fault: Fault?
  }

  /// Why a document cannot be read on, and at which offset.
  enum Fault {
    case syntax(XMLComplaint, at: Int)
    case tooDeep(at: Int)
    case manyAttributes(at: Int)
  }

  private let context: xmlParserCtxtPtr
  private let link: UnsafeMutablePointer<Link>
  private var attributes: AttributeCheck
  /// The offset behind the last byte that the parser was given.
  private var fed: Int

  /// How deep elements may be nested, which is what libxml2 allows.
  static let depth = 256
  /// How many bytes the parser is given first: hardly any are copied in vain if it ends soon.
  private static let firstStep = 512

  /// A parser of the document that begins at an offset, or `nil` when memory is short.
  init?(from start: Int) {
    xmlInitParser()
    let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    var handler = Self.handler()
    guard let context = xmlCreatePushParserCtxt(&handler, link, nil, 0, nil) else {
      link.deallocate()
      return nil
    }
    // The text is UTF-8 by now, whatever it declares, and other limits are kept here.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_HUGE.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    clibxml2_expect_markup(context)
    self.context = context
    self.link = link
    link.initialize(to: Link(context: context, start: start))
    attributes = AttributeCheck(from: start)
    fed = start
  }

  deinit {
    xmlFreeParserCtxt(context)
    link.deinitialize(count: 1)
    link.deallocate()
  }

  /// The element whose text is being collected.
  var element: PictureElement? { link.pointee.element }
  /// The offset behind the root's end tag.
  var end: Int? { link.pointee.end }
  /// Why the document cannot be read on.
  var fault: Fault? { link.pointee.fault }
  /// The offset of the first byte that the parser has not understood yet.
  var offset: Int { link.pointee.offset }

  private var isDone: Bool { end != nil || fault != nil }

  /// Takes the elements that have ended.
  func takeElements() -> [PictureElement] {
    defer { link.pointee.elements = [] }
    return link.pointee.elements
  }

  /// Parses the input up to an offset.
  func parse(_ window: InputWindow, upTo end: Int) {
    while let tag = attributes.nextExcess(in: window, upTo: end) {
      // With the beginning of the tag, before which the parser then waits for the rest of it.
      feed(window, upTo: tag + 4)
      guard !isDone else { return }
      guard offset == tag, context.pointee.instate != XML_PARSER_CDATA_SECTION else { continue }
      link.pointee.fault = .manyAttributes(at: tag)
      return
    }
    // What the parser waits for the end of is looked at again with each part, so that the parts grow.
    while !isDone, fed < end, end - fed >= fed - offset {
      var step = fed + max(Self.firstStep, fed - link.pointee.start)
      step = step < end ? window.characterStart(at: step) : end
      feed(window, upTo: window.lastBoundary(in: fed..<step) ?? step)
    }
  }

  /// Parses the rest of the input, and does not mind that it ends within something.
  func finish(_ window: InputWindow, upTo end: Int) {
    feed(window, upTo: window.lastBoundary(in: fed..<end) ?? fed)
    guard !isDone else { return }
    feed(window, upTo: end, isLast: true)
    guard case .syntax(let complaint, let offset) = fault else { return }
    if offset >= end || complaint.isAboutEnd { link.pointee.fault = nil }
  }

  private func feed(_ window: InputWindow, upTo end: Int, isLast: Bool = false) {
    guard !isDone, end > fed || isLast else { return }
    let bytes = window[fed..<max(fed, end)]
    fed = max(fed, end)
    LibXML.silently {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, start, Int32(bytes.count), isLast ? 1 : 0)
      }
    }
  }
}

// MARK: - Callbacks

extension PictureParser {
  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startDocument = { user in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      clibxml2_ignore_namespaces(link.pointee.context)
    }
    handler.startElement = { user, name, attributes in
      user?.assumingMemoryBound(to: Link.self).pointee.start(name, attributes)
    }
    handler.endElement = { user, _ in user?.assumingMemoryBound(to: Link.self).pointee.endTag() }
    handler.characters = { user, text, count in
      user?.assumingMemoryBound(to: Link.self).pointee
        .add(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.reference = { user, name in
      user?.assumingMemoryBound(to: Link.self).pointee.refer(to: name)
    }
    handler.internalSubset = { user, _, _, _ in
      // Entities may be declared where nobody looks, so that those that are not known are no fault.
      user?.assumingMemoryBound(to: Link.self).pointee.context.pointee.hasExternalSubset = 1
    }
    handler.serror = { user, error in
      // Others do not keep the parser from going on: above all, entities that it does not know.
      guard error?.pointee.level == XML_ERR_FATAL, let complaint = XMLComplaint(error) else {
        return
      }
      user?.assumingMemoryBound(to: Link.self).pointee.take(complaint)
    }
    return handler
  }
}

extension PictureParser.Link {
  /// The offset of the first byte that the parser has not understood yet.
  var offset: Int { start + XMLInput(of: context).end }

  private var isDirect: Bool { element != nil && depth == elementDepth }

  fileprivate mutating func start(
    _ name: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard end == nil, let name else { return }
    depth += 1
    guard depth <= PictureParser.depth else {
      fault = fault ?? .tooDeep(at: offset)
      return xmlStopParser(context)
    }
    guard element == nil, let id = Self.identifier(in: attributes) else { return }
    let local = String(cString: name).utf8.split(separator: UInt8(ascii: ":")).last ?? ""[...].utf8
    guard PictureElement.holdsRecord(name: Substring(local), id: id) else { return }
    // The parser stands before the > or /> of a tag that is in its buffer as a whole.
    let input = XMLInput(of: context)
    let tag = UnsafeBufferPointer(start: input.base, count: input.length)
    let less = tag.lastIndex(of: UInt8(ascii: "<")) ?? tag.count
    let length = input.base[input.length] == UInt8(ascii: "/") ? 2 : 1
    element = PictureElement(tag: offset - tag.count + less..<offset + length)
    elementDepth = depth
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

  fileprivate mutating func endTag() {
    guard end == nil else { return }
    if isDirect, var element {
      element.end = offset
      elements.append(element)
      self.element = nil
    }
    depth -= 1
    guard depth == 0 else { return }
    end = offset
    xmlStopParser(context)
  }

  fileprivate mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    if isDirect { element?.text.append(contentsOf: text) }
  }

  fileprivate mutating func refer(to name: UnsafePointer<UInt8>?) {
    guard isDirect, context.pointee.instate != XML_PARSER_ATTRIBUTE_VALUE else { return }
    element?.note(name.map { String(cString: $0) })
  }

  fileprivate mutating func take(_ complaint: XMLComplaint) {
    guard end == nil, fault == nil else { return }
    fault = .syntax(complaint, at: offset)
  }
}
