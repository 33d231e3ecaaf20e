public import GameRecords

extension FormatRegistry {
  /// Detects an input's format from its first bytes.
  /// - Parameters:
  ///   - head: the first bytes.
  ///   - source: the input's name, for findings.
  ///   - fileName: the name of its file, which helps if the bytes are damaged.
  ///   - usual: the format of bytes that no format recognises, if they may have it.
  /// - Returns: the one format that recognises the bytes, and the evidence for it.
  /// - Throws: a finding if no format or several formats recognise the bytes.
  public func recognise(
    _ head: InputHead,
    of source: String,
    inFileNamed fileName: Substring = "",
    otherwise usual: (any RecordFormat)? = nil
  ) throws(Finding) -> (format: any RecordFormat, evidence: String) {
    func failure(_ rule: Rule, _ message: String, _ help: String? = nil) -> Finding {
      Finding(rule, message, help: help, at: Place(source: source))
    }
    if head.bytes.isEmpty {
      throw failure(.unknownFormat, "the input is empty")
    }
    if GitLFSPointer.isPointer(head) {
      throw failure(.gitLFSPointer, GitLFSPointer.message, GitLFSPointer.help)
    }
    if ByteOrderMark.isWideText(head.bytes), !head.isPicture {
      throw failure(
        .encoding,
        "the text is UTF-16 or UTF-32; only UTF-8 is read",
        "convert it, for example with: iconv -f UTF-16 -t UTF-8"
      )
    }
    let candidates = candidates(for: head, inFileNamed: fileName)
    if candidates.isEmpty,
      let absence = (formats + tables).lazy.compactMap({ $0.absence(in: head) }).first
    {
      throw failure(absence.rule, absence.message, absence.help)
    }
    if candidates.isEmpty, SessionLogs.isLog(head) {
      throw failure(.unknownFormat, SessionLogs.message, SessionLogs.help)
    }
    guard let found = candidates.first else {
      if let usual, usual.recogniseDamaged(head) != nil {
        return (usual, "the usual format of this input")
      }
      throw failure(
        .unknownFormat,
        "the content has no known format; it begins with \(DisplayText.quote(head.text.prefix(80)))",
        "name the format with --from if it is one of those that “flipbook formats” lists"
      )
    }
    guard candidates.count == 1 else {
      let list = candidates.map { "\($0.format.name) (\($0.recognition.evidence))" }
      let names = list.joined(separator: " or ")
      throw failure(.unknownFormat, "the input could be \(names)", "choose one with --from")
    }
    return (found.format, found.recognition.evidence)
  }

  /// Whether the bytes or the name of an input have anything that is specific to one of the
  /// formats.
  ///
  /// Otherwise the input is not a damaged record, but another kind of file.
  public func hasEvidence(in head: InputHead, ofFileNamed fileName: Substring) -> Bool {
    guard !GitLFSPointer.isPointer(head) else { return format(forFileNamed: fileName) != nil }
    guard ByteOrderMark.isWideText(head.bytes) else {
      return !candidates(for: head, inFileNamed: fileName).isEmpty
    }
    let letters = InputHead(of: head.letters[...], isWhole: head.isWhole)
    return !candidates(for: letters, inFileNamed: fileName).isEmpty
  }

  /// Returns the formats with the strongest evidence; without any, the one that the file's name and
  /// its bytes together indicate.
  private func candidates(
    for head: InputHead,
    inFileNamed fileName: Substring
  ) -> [(format: any RecordFormat, recognition: Recognition)] {
    let candidates = formats.compactMap { format in
      format.recognise(head).map { (format: format, recognition: $0) }
    }
    if let strongest = candidates.map(\.recognition.strength).max() {
      return candidates.filter { $0.recognition.strength == strongest }
    }
    return formats(forFileNamed: fileName).compactMap { format in
      format.recogniseDamaged(head).map { (format: format, recognition: $0) }
    }
  }

  /// The names of all formats, for messages.
  public var names: String { formats.map(\.name).joined(separator: ", ") }
}
