package import GameRecords

extension JSONError: CollectedFinding {
  /// The error as a finding in the text that was read.
  package func finding(in source: SourceText) -> Finding { source.finding(draft(in: source)) }

  /// The error as a finding whose bytes count from the first one of the text that was read.
  package func draft(in source: SourceText) -> FindingDraft {
    FindingDraft(
      rule,
      message(in: source, called: "record"),
      help: help(in: source),
      at: range,
      ply: ply,
      repair: isSpelling ? .rewriting : nil
    )
  }

  /// The error as a finding in a text that is not a record.
  package func finding(in source: SourceText, called name: String, _ rule: Rule) -> Finding {
    if case .trailingContent = code {
      return source.finding(rule, message(in: source, called: name), at: range)
    }
    return source.finding(
      rule,
      message(in: source, called: name),
      help: help(in: source),
      at: range
    )
  }

  /// Whether the value was understood, although it is not in the format's notation.
  private var isSpelling: Bool {
    if case .otherSpelling = code { true } else { false }
  }

  /// The rule that is broken.
  package var rule: Rule {
    switch code {
    case .syntax: .jsonSyntax
    case .truncated: .jsonTruncated
    case .trailingContent: .jsonTrailingContent
    case .controlCharacter: .jsonControlCharacter
    case .badEscape: .jsonEscape
    case .unpairedSurrogate: .jsonSurrogate
    case .invalidUTF8: .encoding
    case .badNumber: .jsonNumber
    case .tooDeep, .tooMany: .tooMany
    case .textTooLong: .textTooLong
    case .wrongType: .jsonType
    case .duplicateKey: .jsonDuplicateKey
    case .unknownKey: .jsonUnknownKey
    case .missingKey: .jsonMissingKey
    case .unknownVersion: .jsonVersion
    case .badValue: .jsonValue
    case .otherSpelling: .jsonSpelling
    case .board(let rule, _): rule
    }
  }

  private func message(in source: SourceText, called name: String) -> String {
    switch code {
    case .syntax(let expected, let found, _): "expected \(expected), found \(found)"
    case .truncated(let kind?, let from):
      "the \(name) ends inside \(kind) that begins at line \(source.position(at: from).line)"
    case .truncated(nil, _): "the \(name) ends where a value should begin"
    case .trailingContent(let found): "expected nothing after the \(name), found \(found)"
    case .controlCharacter(let byte):
      "control character \(DisplayText.quote([byte])) in a string"
    case .badEscape(let escape): "\(escape) is not an escape of JSON"
    case .unpairedSurrogate(let escape): "“\(escape)” is half of a character"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .badNumber(let reason): reason
    case .tooDeep: "objects and arrays are nested more than \(Limits.depth) levels deep"
    case .textTooLong: "a text of more than \(Limits.textBytes >> 20) MiB"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .duplicateKey(let key): "the key \(DisplayText.quote(key)) appears twice"
    case .unknownKey(let key, _): "unknown key \(DisplayText.quote(key))"
    case .missingKey(let key, _): "the key \(DisplayText.quote(key)) is missing"
    case .unknownVersion: "unknown version of the format; expected 1"
    case .badValue(let message, _), .tooMany(let message), .board(_, let message),
      .otherSpelling(let message):
      message
    }
  }

  private func help(in source: SourceText) -> String? {
    switch code {
    case .syntax(_, _, let help), .missingKey(_, let help), .badValue(_, let help): help
    case .trailingContent: "put several records into an array, or each on a line of its own"
    case .controlCharacter(UInt8(ascii: "\n")): "write \\n, or close the string before it"
    case .controlCharacter(UInt8(ascii: "\t")): "write \\t"
    case .controlCharacter: "write \\u and four hexadecimal digits"
    case .unpairedSurrogate: "write the character itself, or both halves, such as \\uD83C\\uDF8E"
    case .invalidUTF8: "is the file in another encoding, such as Shift JIS?"
    case .wrongType(_, .null): helpOnNull(in: source)
    case .unknownKey(_, let nearest?): NearMiss.question(nearest)
    case .unknownVersion: "a newer flipbook may read it"
    default: nil
    }
  }

  /// An unknown fact is left out with its key; in a list, such as the moves, there is no key to
  /// leave out.
  private func helpOnNull(in source: SourceText) -> String? {
    let before = source[0..<range.lowerBound].last { !WhiteSpace.isSpaceOrLineEnd($0) }
    return switch before {
    case UInt8(ascii: ":"): "leave out what is unknown"
    case nil: nil
    default: ply == nil ? "remove it" : "remove it; a pass is written \"pass\""
    }
  }
}
