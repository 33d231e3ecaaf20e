import CLibXML2
import GameRecords
import RecordFormats

/// Owns a SAX2 push parser of libxml2, which is fed blocks and calls a ``RecordBuilder`` back.
///
/// Passes on only elements and text. Entities are not looked up, nothing is loaded, and libxml2's
/// errors go to the builder, never to standard error.
final class XMLPushParser {
  /// The user data of the callbacks.
  struct Link: ~Copyable {
    let context: xmlParserCtxtPtr
    var builder: RecordBuilder

    /// The parser's position.
    var input: XMLInput {
      @inline(__always) get { XMLInput(of: context) }
    }
  }

  private let context: xmlParserCtxtPtr
  private let link: UnsafeMutablePointer<Link>

  /// A parser, or `nil` when memory is short.
  init?(source: String, _ tables: [any GameTable], reportsSkipped: Bool) {
    xmlInitParser()
    let link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    var handler = Self.handler()
    if reportsSkipped { Self.handleSkipped(in: &handler) }
    guard let context = xmlCreatePushParserCtxt(&handler, link, nil, 0, nil) else {
      link.deallocate()
      return nil
    }
    // The reader itself refuses every encoding but UTF-8.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    clibxml2_expect_markup(context)
    let contexts = XMLContexts(tables) { xmlDictLookup(context.pointee.dict, $0, -1) }
    guard let contexts else {
      xmlFreeParserCtxt(context)
      link.deallocate()
      return nil
    }
    self.context = context
    self.link = link
    link.initialize(
      to: Link(context: context, builder: RecordBuilder(source: source, contexts))
    )
    link.pointee.builder.reportsSkipped = reportsSkipped
  }

  deinit {
    xmlFreeParserCtxt(context)
    link.deinitialize(count: 1)
    link.deallocate()
  }

  /// Builds records from the events.
  var builder: RecordBuilder {
    _read { yield link.pointee.builder }
    _modify { yield &link.pointee.builder }
  }

  /// The offset of the first byte that has not been parsed yet.
  var offset: Int { link.pointee.input.end }

  /// Whether the parser is within a CDATA section.
  var isInSection: Bool { context.pointee.instate == XML_PARSER_CDATA_SECTION }

  /// Continues at another offset of the input, where it must mean the same; everything that was
  /// given to the parser has been parsed.
  func move(to offset: Int) {
    context.pointee.input.pointee.consumed &+= UInt(bitPattern: offset - self.offset)
  }

  /// Parses the next bytes of the input.
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool = false) {
    LibXML.silently {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, start, Int32(bytes.count), isLast ? 1 : 0)
      }
    }
  }

  // MARK: - Callbacks

  private static func handler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { user, name, prefix, namespace, _, _, count, _, attributes in
      guard let name, let link = user?.assumingMemoryBound(to: Link.self) else { return }
      if count > 0, let attributes,
        link.pointee.startPlainMove(name, namespace, attributes, count: Int(count))
      {
        return
      }
      link.pointee.start(name, prefix, namespace, attributes, count: Int(count))
    }
    handler.endElementNs = { user, _, _, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      if !link.pointee.builder.endPlainMove() { link.pointee.end() }
    }
    handler.characters = { user, text, count in
      guard let text, let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      // Between moves there are only line endings and indentation.
      if link.pointee.builder.open.innermost == .line, bytes.isBlank { return }
      link.pointee.add(bytes)
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
      link.pointee.stopIfDone()
    }
    handler.serror = { user, error in
      guard let link = user?.assumingMemoryBound(to: Link.self),
        let error = XMLParserError(error)
      else { return }
      link.pointee.builder.take(error, at: link.pointee.input.end)
    }
    return handler
  }

  /// Handles also what is usually skipped.
  private static func handleSkipped(in handler: inout xmlSAXHandler) {
    handler.comment = { user, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      link.pointee.builder.reportSkipped("a comment", from: "<!--", to: link.pointee.input.end)
    }
    handler.processingInstruction = { user, _, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let end = link.pointee.input.end
      link.pointee.builder.reportSkipped("a processing instruction", from: "<?", to: end)
    }
  }
}

// MARK: - Events

extension XMLPushParser.Link {
  @inline(__always)
  fileprivate mutating func startPlainMove(
    _ name: XMLName.Pointer,
    _ namespace: XMLName.Pointer?,
    _ attributes: UnsafeMutablePointer<XMLName.Pointer?>,
    count: Int
  ) -> Bool {
    builder.startPlainMove(name, namespace, attributes, count: count, input)
  }

  @inline(never)
  fileprivate mutating func start(
    _ name: XMLName.Pointer,
    _ prefix: XMLName.Pointer?,
    _ namespace: XMLName.Pointer?,
    _ attributes: UnsafeMutablePointer<XMLName.Pointer?>?,
    count: Int
  ) {
    builder.start(
      XMLStartTag(
        name: name,
        prefix: prefix,
        namespace: namespace,
        count: count,
        attributes: attributes,
        input: input
      )
    )
    stopIfDone()
  }

  @inline(never)
  fileprivate mutating func end() {
    builder.end(input)
    stopIfDone()
  }

  @inline(never)
  fileprivate mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    builder.add(bytes, input)
  }

  /// Ends parsing within the block when nothing more is wanted.
  @inline(__always)
  fileprivate func stopIfDone() {
    if builder.isDone { xmlStopParser(context) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a text are white space: no other character of XML is below 33.
  @inline(__always)
  fileprivate var isBlank: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    // Two words that may overlap are enough for most.
    if count >= 4, count <= 8 {
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      return (Self.above32(first) | Self.above32(last)) & 0x8080_8080 == 0
    }
    return allSatisfy { $0 <= 0x20 }
  }

  /// Sets the highest bit of each byte above 32, and some of the lower ones.
  @inline(__always)
  private static func above32(_ word: UInt32) -> UInt32 {
    ((word & 0x7F7F_7F7F) &+ 0x5F5F_5F5F) | word
  }
}
