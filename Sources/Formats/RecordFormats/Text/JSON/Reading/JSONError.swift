package import GameRecords

/// Why a JSON text, or a value in it, cannot be read.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong, with the facts for a message.
  package var code: Code
  /// The bytes that the error is about, counted from the first byte of the text.
  package var range: Range<Int>
  /// The number of the move that the error is about, from 1.
  package var ply: Int?

  package init(_ code: Code, at range: Range<Int>) {
    self.code = code
    self.range = range
  }

  package enum Code: Hashable, Sendable {
    // The text is not JSON.
    case syntax(expected: String, found: String, help: String? = nil)
    /// The text ends inside an object or array that begins at an offset, if inside any.
    case truncated(inside: JSONKind?, from: Int)
    case trailingContent(found: String)
    case controlCharacter(UInt8)
    case badEscape(String)
    case unpairedSurrogate(String)
    case invalidUTF8
    case badNumber(reason: String)
    case tooDeep
    case textTooLong

    // The text is JSON, but not what was asked for.
    case wrongType(expected: String, found: JSONKind)
    case duplicateKey(String)
    case unknownKey(String, nearest: String?)
    case missingKey(String, help: String? = nil)
    case unknownVersion
    case badValue(String, help: String? = nil)
    /// A value that is not in the format's notation, but is read all the same.
    case otherSpelling(String)
    case tooMany(String)
    /// A problem with the rows of a board, which has rules of its own.
    case board(Rule, String)
  }

  /// Whether the text after the value can still be understood.
  var isRecoverable: Bool {
    switch code {
    case .syntax, .truncated, .trailingContent, .controlCharacter, .badEscape, .unpairedSurrogate,
      .badNumber, .tooDeep, .unknownVersion, .tooMany:
      false
    case .invalidUTF8, .textTooLong, .wrongType, .duplicateKey, .unknownKey, .missingKey, .badValue,
      .otherSpelling, .board:
      true
    }
  }
}
