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

  /// Creates a parser of a document from its start.
  init(source: String, _ tables: [any GameTable], reportsSkipped: Bool) {
    xmlInitParser()
    link = UnsafeMutablePointer<Link>.allocate(capacity: 1)
    let context = LibXML.makePushParser(Self.handler(reportsSkipped), user: link)
    let contexts = XMLContexts(tables) {
      LibXML.allocated(xmlDictLookup(context.pointee.dict, $0, -1))
    }
    let builder = RecordBuilder(source: source, contexts, reportsSkipped: reportsSkipped)
    link.initialize(to: Link(context: context, builder: builder))
    self.context = context
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
  var isInSection: Bool { LibXML.isInSection(context) }

  /// Continues at another offset of the input, where it must mean the same; everything that was
  /// given to the parser has been parsed.
  func move(to offset: Int) {
    context.pointee.input.pointee.consumed &+= UInt(bitPattern: offset - self.offset)
  }

  /// Parses the next bytes of the input.
  func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
    LibXML.parse(bytes, isLast: isLast, context)
  }

  // MARK: - Callbacks

  private static func handler(_ reportsSkipped: Bool) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { user, name, prefix, namespace, _, _, count, _, attributes in
      guard let name, let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let tag = XMLStartTag(
        name: name,
        prefix: prefix,
        namespace: namespace,
        count: Int(count),
        attributes: attributes,
        input: link.pointee.input
      )
      if link.pointee.builder.startPlainMove(tag) { return }
      link.pointee.builder.start(tag)
      link.pointee.stopIfDone()
    }
    handler.endElementNs = { user, _, _, _ in
      guard let link = user?.assumingMemoryBound(to: Link.self),
        !link.pointee.builder.endPlainMove()
      else { return }
      link.pointee.builder.end(link.pointee.input)
      link.pointee.stopIfDone()
    }
    handler.characters = { user, text, count in
      guard let text, let link = user?.assumingMemoryBound(to: Link.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      // Between moves there are only line endings and indentation.
      if link.pointee.builder.open.innermost == .line, bytes.isBlank { return }
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
      link.pointee.stopIfDone()
    }
    handler.serror = { user, error in
      guard let link = user?.assumingMemoryBound(to: Link.self),
        let error = XMLParserError(error)
      else { return }
      link.pointee.builder.take(error, at: link.pointee.input.end)
    }
    guard reportsSkipped else { return handler }
    handler.comment = { user, _ in
      user?.assumingMemoryBound(to: Link.self).pointee.skip("a comment", from: "<!--")
    }
    handler.processingInstruction = { user, _, _ in
      user?.assumingMemoryBound(to: Link.self).pointee.skip("a processing instruction", from: "<?")
    }
    return handler
  }
}

// MARK: - Events

extension XMLPushParser.Link {
  /// Handles something outside of the format that begins with some characters and has just ended.
  fileprivate mutating func skip(_ what: String, from start: StaticString) {
    let end = input.end
    builder.reportSkipped(what, at: (builder.window.last(start, before: end) ?? end)..<end)
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
