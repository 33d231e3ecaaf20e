public import GameRecords

extension FormatRegistry {
  /// Detects an input's format from its first bytes and its name.
  ///
  /// What the bytes have that only one format has decides, whether or not it is right: a move that
  /// cannot be played is still a move. Without any of it, the name of the file does.
  /// - Parameters:
  ///   - head: the first bytes.
  ///   - source: the input's name, for findings.
  ///   - fileName: the name of its file.
  ///   - usual: the format of bytes that no format recognises, if they may have it.
  /// - Returns: the one format that recognises the bytes, and the evidence for it.
  /// - Throws: a finding if no format or several formats recognise the bytes.
  public func recognise(
    _ head: InputHead,
    of source: String,
    inFileNamed fileName: Substring = "",
    otherwise usual: (any RecordFormat)? = nil
  ) throws(Finding) -> (format: any RecordFormat, evidence: String) {
    do throws(Unrecognised) {
      return try identify(head, of: source, inFileNamed: fileName, otherwise: usual)
    } catch {
      throw error.finding()
    }
  }

  /// Detects an input's format, or what it is instead of a record.
  func identify(
    _ head: InputHead,
    of source: String,
    inFileNamed fileName: Substring,
    otherwise usual: (any RecordFormat)?
  ) throws(Unrecognised) -> (format: any RecordFormat, evidence: String) {
    func failure(
      _ kind: Unrecognised.Kind,
      _ rule: Rule,
      _ message: @autoclosure @escaping @Sendable () -> String,
      _ help: String? = nil
    ) -> Unrecognised {
      Unrecognised(kind: kind, rule: rule) {
        Finding(rule, message(), help: help, at: Place(source: source))
      }
    }
    if head.bytes.isEmpty { throw failure(.unknown, .unknownFormat, "the input is empty") }
    if GitLFSPointer.isPointer(head) {
      let kind: Unrecognised.Kind = format(forFileNamed: fileName) == nil ? .foreign : .damaged
      throw failure(kind, .gitLFSPointer, GitLFSPointer.message, GitLFSPointer.help)
    }
    if ByteOrderMark.isWideText(head.bytes), !head.isPicture {
      let letters = InputHead(of: head.letters, isWhole: head.isWhole)
      throw failure(
        candidates(for: letters).isEmpty ? .unknown : .damaged,
        .encoding,
        "the text is UTF-16 or UTF-32; only UTF-8 is read",
        "convert it, for example with: iconv -f UTF-16 -t UTF-8"
      )
    }
    let candidates = candidates(for: head)
    if let found = candidates.first, candidates.count == 1 {
      // Readers that skip other text would read both versions.
      if found.format.skipsText, ConflictMarkers.firstVersion(of: head.bytes) != nil {
        throw failure(.damaged, .unknownFormat, ConflictMarkers.message, ConflictMarkers.help)
      }
      return (found.format, found.recognition.evidence)
    }
    guard candidates.isEmpty else {
      let list = candidates.map { "\($0.format.name) (\($0.recognition.evidence))" }
      let names = list.joined(separator: " or ")
      let message = "the input could be \(names)"
      throw failure(.damaged, .unknownFormat, message, "choose one with --from")
    }
    if let merged = ConflictMarkers.firstVersion(of: head.bytes) {
      let kind: Unrecognised.Kind =
        self.candidates(for: InputHead(of: merged[...], isWhole: head.isWhole)).isEmpty
        ? .unknown : .damaged
      throw failure(kind, .unknownFormat, ConflictMarkers.message, ConflictMarkers.help)
    }
    let owner = owner(ofFileNamed: fileName)
    let kind = ForeignContent(head, inFileNamed: fileName)
    // A page with the name of a game is no picture of that game.
    if owner == nil || kind == nil,
      let absence = (formats + tables).lazy.compactMap({ $0.absence(in: head) }).first
    {
      throw failure(.foreign, absence.rule, absence.message, absence.help)
    }
    if let format = formats(forFileNamed: fileName).first(where: { $0.isDamaged(head) }) {
      return (format, "what only this format has")
    }
    if SessionLogs.isLog(head) {
      throw failure(.foreign, .unknownFormat, SessionLogs.message, SessionLogs.help)
    }
    if let format = owner ?? usual {
      let isOwn = owner != nil
      guard let kind else {
        return (format, isOwn ? "the name of the file" : "the usual format of this input")
      }
      let message = "the content is \(kind.words), and not of the format \(format.name)"
      throw failure(.foreign, .unknownFormat, message, isOwn ? Self.nameHelp : nil)
    }
    throw failure(
      .unknown,
      .unknownFormat,
      "the content has no known format; it begins with \(DisplayText.quote(head.text.prefix(80)))",
      "name the format with --from if it is one of those that “flipbook formats” lists"
    )
  }

  private static let nameHelp = "the name of the file is that of a record: rename it, or replace it"

  /// The format whose own name a file has.
  func owner(ofFileNamed name: Substring) -> (any RecordFormat)? {
    format(forFileNamed: name).flatMap { $0.ownsNames ? $0 : nil }
  }

  /// Returns the formats with the strongest evidence.
  private func candidates(
    for head: InputHead
  ) -> [(format: any RecordFormat, recognition: Recognition)] {
    var candidates: [(format: any RecordFormat, recognition: Recognition)] = []
    for format in formats {
      if let found = format.recognise(head) { candidates.append((format, found)) }
    }
    let strongest = candidates.map(\.recognition.strength).max()
    return candidates.filter { $0.recognition.strength == strongest }
  }

  /// The names of all formats, for messages.
  public var names: String { formats.map(\.name).joined(separator: ", ") }
}

/// Why an input has no format.
struct Unrecognised: Error {
  let kind: Kind
  let rule: Rule
  /// Makes the finding, which is seldom needed of a file in a folder.
  let finding: @Sendable () -> Finding

  /// What the input is.
  enum Kind {
    /// Certainly a record.
    case damaged
    /// Plainly something else.
    case foreign
    /// Nothing that shows what it is.
    case unknown
  }
}
