import CLibXML2

/// Settings of libxml2 as a whole.
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
