public import GameRecords
internal import XMLRecordFormat

extension FormatRegistry {
  /// Finds an input's format by its first bytes.
  /// - Parameters:
  ///   - head: the first bytes.
  ///   - source: the input's name, for the finding.
  /// - Returns: the one format that recognises the bytes, and how one can tell.
  /// - Throws: a finding when no format does, or several.
  public func recognise(
    _ head: InputHead,
    of source: String
  ) throws(Diagnostic) -> (format: any RecordFormat, reason: String) {
    func failure(_ rule: Rule, _ message: String, _ help: String? = nil) -> Diagnostic {
      Diagnostic(rule, message, help: help, at: Place(source: source))
    }
    if head.bytes.isEmpty {
      throw failure(.unknownFormat, "the input is empty")
    }
    if ByteOrderMark.isWideText(head.bytes), !head.isPicture {
      throw failure(
        .encoding,
        "the text is UTF-16 or UTF-32; only UTF-8 is read",
        "convert it, for example with: iconv -f UTF-16 -t UTF-8"
      )
    }
    let candidates = formats.compactMap { format in
      format.recognise(head).map { (format: format, reason: $0.reason) }
    }
    if candidates.isEmpty, head.isPicture {
      throw failure(
        .pictureRecord,
        Rule.noPictureRecord,
        "draw the game with: flipbook render GAME -o PICTURE"
      )
    }
    guard let found = candidates.first else {
      throw failure(
        .unknownFormat,
        "the content is of no known format; it begins with \(DisplayText.quote(head.text.prefix(80)))",
        "name the format with --from if it is one of those that “flipbook formats” lists"
      )
    }
    guard candidates.count == 1 else {
      let list = candidates.map { "\($0.format.name) (\($0.reason))" }.joined(separator: " or ")
      throw failure(.unknownFormat, "the input could be \(list)", "choose one with --from")
    }
    return found
  }

  /// The names of all formats, for messages.
  public var names: String { formats.map(\.name).joined(separator: ", ") }
}
