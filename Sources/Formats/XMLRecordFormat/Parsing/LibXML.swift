import CLibXML2

/// Calls of libxml2 that every parser makes.
enum LibXML {
  /// Keeps libxml2 from printing what it does not report to a parser's own handler.
  static func silently<Result>(_ body: () -> Result) -> Result {
    var handler: xmlStructuredErrorFunc?
    var user: UnsafeMutableRawPointer?
    clibxml2_get_structured_error(&handler, &user)
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(user, handler) }
    return body()
  }

  /// Returns what libxml2 has allocated; without memory the program ends, as for any array.
  static func allocated<Value>(_ value: Value?) -> Value {
    guard let value else { fatalError("there is no memory for libxml2") }
    return value
  }

  /// Makes a parser of XML in UTF-8 that loads nothing.
  static func makePushParser(
    _ handler: xmlSAXHandler,
    user: UnsafeMutableRawPointer?,
    _ options: xmlParserOption...
  ) -> xmlParserCtxtPtr {
    var handler = handler
    let context = allocated(xmlCreatePushParserCtxt(&handler, user, nil, 0, nil))
    // Every other encoding is refused or converted before, whatever the document declares.
    let all = options + [XML_PARSE_NONET, XML_PARSE_IGNORE_ENC]
    xmlCtxtUseOptions(context, Int32(all.reduce(0) { $0 | $1.rawValue }))
    clibxml2_expect_markup(context)
    return context
  }

  /// Gives a parser the next bytes of its input.
  static func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool, _ context: xmlParserCtxtPtr) {
    silently {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        _ = xmlParseChunk(context, start, Int32(bytes.count), isLast ? 1 : 0)
      }
    }
  }

  /// Whether a parser is within a CDATA section.
  static func isInSection(_ context: xmlParserCtxtPtr) -> Bool {
    context.pointee.instate == XML_PARSER_CDATA_SECTION
  }
}

extension XMLParserError {
  /// An error that a parser reports; `nil` for a warning.
  init?(_ error: UnsafePointer<xmlError>?) {
    guard let error = error?.pointee, error.level != XML_ERR_WARNING else { return nil }
    self.init(
      code: Int(error.code),
      isNamespace: error.domain == Int32(XML_FROM_NAMESPACE.rawValue),
      message: error.message.map { String(cString: $0) } ?? "",
      // If the name has a prefix, the first is the prefix and the second the name.
      detail: [error.str1, error.str2]
        .compactMap { $0.map { String(cString: $0) } }.joined(separator: ":")
    )
  }
}
