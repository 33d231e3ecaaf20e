package import GameRecords

/// Why a JSON text, or a value in it, cannot be read.
package struct JSONError: Error, Equatable, CollectedFinding {
  /// The rule that is broken.
  package let rule: Rule
  /// What was found, in one line.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// The bytes that the error is about, counted from the first byte of the text.
  package var range: Range<Int>
  /// The number of the move that the error is about, from 1.
  package var ply: Int?
  /// Where the object or array begins inside which the text ends.
  package var opening: Int?
  /// The key that is missing, or that an unknown one probably means.
  private(set) var key: String?
  /// Whether `null` is where another value should be.
  private var isNull = false

  package init(_ rule: Rule, _ message: String, help: String? = nil, at range: Range<Int>) {
    (self.rule, self.message, self.help, self.range) = (rule, message, help, range)
  }

  /// Whether the text after the value can still be understood.
  var isRecoverable: Bool { !Self.final.contains(rule) }

  /// The rules whose errors end reading.
  private static let final: [Rule] = [
    .jsonSyntax, .jsonTruncated, .jsonTrailingContent, .jsonControlCharacter, .jsonEscape,
    .jsonSurrogate, .jsonNumber, .jsonVersion, .tooMany,
  ]
}

extension JSONError {
  static func tooDeep(at range: Range<Int>) -> Self {
    let limit = Limits.depth
    return Self(.tooMany, "objects and arrays are nested more than \(limit) levels deep", at: range)
  }

  static func wrongType(expected: String, found: JSONKind, at range: Range<Int>) -> Self {
    var error = Self(.jsonType, "expected \(expected), found \(found)", at: range)
    error.isNull = found == .null
    return error
  }

  static func duplicateKey(_ key: String, at range: Range<Int>) -> Self {
    Self(.jsonDuplicateKey, "the key \(DisplayText.quote(key)) appears twice", at: range)
  }

  static func missingKey(_ key: String, help: String? = nil, at range: Range<Int>) -> Self {
    let message = "the key \(DisplayText.quote(key)) is missing"
    var error = Self(.jsonMissingKey, message, help: help, at: range)
    error.key = key
    return error
  }

  static func unknownKey(_ key: String, among keys: [String], at range: Range<Int>) -> Self {
    let nearest = NearMiss.nearest(to: key, in: keys)
    let message = "unknown key \(DisplayText.quote(key))"
    var error = Self(.jsonUnknownKey, message, help: nearest.map(NearMiss.question), at: range)
    error.key = nearest
    return error
  }
}

extension JSONError {
  /// The error as a finding in the text that was read.
  package func finding(in source: SourceText) -> Finding { source.finding(draft(in: source)) }

  /// The error as a finding whose bytes count from the first one of the text that was read.
  package func draft(in source: SourceText) -> FindingDraft {
    let line = opening.map { " that begins at line \(source.position(at: $0).line)" }
    return FindingDraft(
      rule,
      message + (line ?? ""),
      help: isNull ? helpOnNull(in: source) : help,
      at: range,
      ply: ply,
      // The value was understood, although it is not in the format's notation.
      repair: rule == .jsonSpelling ? .rewriting : nil
    )
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
