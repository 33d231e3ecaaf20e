import CLibXML2

/// What is done about libxml2 as a whole.
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
  /// What a parser reports, unless it is only a warning.
  init?(_ error: UnsafePointer<xmlError>?) {
    guard let error = error?.pointee, error.level != XML_ERR_WARNING else { return nil }
    self.init(
      code: Int(error.code),
      isNamespace: error.domain == Int32(XML_FROM_NAMESPACE.rawValue),
      message: error.message.map { String(cString: $0) } ?? "",
      // The second is there when a name has a prefix, which is the first then.
      detail: [error.str1, error.str2]
        .compactMap { $0.map { String(cString: $0) } }.joined(separator: ":")
    )
  }
}
