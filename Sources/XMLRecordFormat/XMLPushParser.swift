internal import CLibXML2
internal import GameRecords

/// The owner of a SAX2 push parser of libxml2: it is fed blocks and calls a ``RecordBuilder`` back.
///
/// Only elements and text come through. Entities are not looked up, nothing is loaded, and what
/// libxml2 has to say goes to the builder, never to standard error.
final class XMLPushParser {
  /// What the callbacks get.
  struct Link: ~Copyable {
    let context: xmlParserCtxtPtr
    var builder: RecordBuilder

    /// Where the parser stands.
    var input: XMLInput {
      @inline(__always) get {
        guard let input = context.pointee.input, let base = input.pointee.base,
          let current = input.pointee.cur
        else { return XMLInput(base: UnsafePointer(context.pointee.str_xml), length: 0, offset: 0) }
        return XMLInput(
          base: base,
          length: current - base,
          offset: Int(bitPattern: input.pointee.consumed)
        )
      }
    }
  }

  private let context: xmlParserCtxtPtr
  private let link: UnsafeMutablePointer<Link>

  /// A parser, or `nil` when memory is short.
  init?(source: String) {
    xmlInitParser()
    let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    var handler = Self.handler()
    guard let context = xmlCreatePushParserCtxt(&handler, link, nil, 0, nil) else {
      link.deallocate()
      return nil
    }
    // The reader itself refuses every encoding but UTF-8.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    clibxml2_expect_markup(context)
    guard let names = XMLNames(intern: { xmlDictLookup(context.pointee.dict, $0, -1) }) else {
      xmlFreeParserCtxt(context)
      link.deallocate()
      return nil
    }
    self.context = context
    self.link = link
    link.initialize(
      to: Link(context: context, builder: RecordBuilder(source: source, names: names))
    )
  }

  deinit {
    xmlFreeParserCtxt(context)
    link.deinitialize(count: 1)
    link.deallocate()
  }

  /// What the events are made into.
  var builder: RecordBuilder {
    _read { yield link.pointee.builder }
    _modify { yield &link.pointee.builder }
  }

  /// The offset of the first byte that the parser has not understood yet.
  var offset: Int { link.pointee.input.end }

  /// Parses the next bytes of the input.
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool = false) {
    silently {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, start, Int32(bytes.count), isLast ? 1 : 0)
      }
    }
  }

  /// Keeps libxml2 from printing what it does not report to the parser's own handler.
  private func silently(_ body: () -> Void) {
    var handler: xmlStructuredErrorFunc?
    var user: UnsafeMutableRawPointer?
    clibxml2_get_structured_error(&handler, &user)
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    body()
    xmlSetStructuredErrorFunc(user, handler)
  }

  // MARK: - Callbacks

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { user, name, prefix, namespace, _, _, count, _, attributes in
      guard let user, let name else { return }
      let link = user.assumingMemoryBound(to: Link.self)
      link.pointee.builder.start(
        XMLStartTag(
          name: name,
          prefix: prefix,
          namespace: namespace,
          count: Int(count),
          attributes: attributes,
          input: link.pointee.input
        )
      )
      link.pointee.stopIfFailed()
    }
    handler.endElementNs = { user, _, _, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      link.pointee.builder.end(link.pointee.input)
    }
    handler.characters = { user, text, count in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      link.pointee.builder.add(bytes, link.pointee.input)
    }
    // With a function of its own the parser would look at every run of white space twice.
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = { user, text, count in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      link.pointee.builder.addLiteral(bytes, link.pointee.input)
    }
    handler.internalSubset = { user, _, _, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      link.pointee.builder.refuseDoctype(before: link.pointee.input.end)
      link.pointee.stopIfFailed()
    }
    handler.serror = { user, error in
      guard let link = user?.assumingMemoryBound(to: Link.self), let error else { return }
      guard error.pointee.level != XML_ERR_WARNING else { return }
      let complaint = XMLComplaint(
        code: Int(error.pointee.code),
        isNamespace: error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue),
        message: error.pointee.message.map { String(cString: $0) } ?? "",
        detail: error.pointee.str1.map { String(cString: $0) }
      )
      link.pointee.builder.take(complaint, at: link.pointee.input.end)
    }
    return handler
  }
}

extension XMLPushParser.Link {
  /// Ends parsing within the block when the builder has met something that ends reading.
  @inline(__always)
  fileprivate func stopIfFailed() {
    if builder.hasFailed { xmlStopParser(context) }
  }
}
