import CLibXML2
import GameRecords
import RecordFormats

/// The user data of the callbacks of a SAX2 push parser of libxml2, which call a ``RecordBuilder``.
///
/// Passes on only elements and text. Entities are not looked up, nothing is loaded, and libxml2's
/// errors go to the builder, never to standard error.
struct XMLEvents: ~Copyable {
  let context: xmlParserCtxtPtr
  var builder: RecordBuilder

  /// The parser's position.
  var input: XMLInput {
    @inline(__always) get { XMLInput(of: context) }
  }

  /// The callbacks.
  static func handler(_ reportsSkipped: Bool) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    handler.startElementNs = { user, name, prefix, namespace, _, _, count, _, attributes in
      guard let name, let link = user?.assumingMemoryBound(to: XMLEvents.self) else { return }
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
      guard let link = user?.assumingMemoryBound(to: XMLEvents.self),
        !link.pointee.builder.endPlainMove()
      else { return }
      link.pointee.builder.end(link.pointee.input)
      link.pointee.stopIfDone()
    }
    handler.characters = { user, text, count in
      guard let text, let link = user?.assumingMemoryBound(to: XMLEvents.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      // Between moves there are only line endings and indentation.
      if link.pointee.builder.open.innermost == .line, bytes.isBlank { return }
      link.pointee.builder.add(bytes, link.pointee.input)
    }
    // With a function of its own the parser would look at every run of white space twice.
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = { user, text, count in
      guard let link = user?.assumingMemoryBound(to: XMLEvents.self) else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count))
      link.pointee.builder.addLiteral(bytes, link.pointee.input)
    }
    handler.internalSubset = { user, _, _, _ in
      guard let link = user?.assumingMemoryBound(to: XMLEvents.self) else { return }
      link.pointee.builder.refuseDoctype(before: link.pointee.input.end)
      link.pointee.stopIfDone()
    }
    handler.serror = { user, error in
      guard let link = user?.assumingMemoryBound(to: XMLEvents.self),
        let error = XMLParserError(error)
      else { return }
      link.pointee.builder.take(error, at: link.pointee.input.end)
    }
    guard reportsSkipped else { return handler }
    handler.comment = { user, _ in
      user?.assumingMemoryBound(to: XMLEvents.self).pointee.skip("a comment", from: "<!--")
    }
    handler.processingInstruction = { user, _, _ in
      user?.assumingMemoryBound(to: XMLEvents.self).pointee.skip(
        "a processing instruction",
        from: "<?"
      )
    }
    return handler
  }

  /// Handles something outside of the format that begins with some characters and has just ended.
  private mutating func skip(_ what: String, from start: StaticString) {
    let end = input.end
    builder.reportSkipped(what, at: (builder.window.last(start, before: end) ?? end)..<end)
  }

  /// Ends parsing within the block when nothing more is wanted.
  @inline(__always)
  private func stopIfDone() {
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
