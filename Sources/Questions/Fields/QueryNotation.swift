import GameRecords

/// How the texts of a field are written, so that a query cannot ask for what never is.
///
/// Whole texts are compared: `score 4?-*` finds 40-24, but `score 24` does not.
package struct QueryNotation: Sendable {
  private let characters: Set<UInt8>
  private let separator: UInt8?
  private let hasSpaces: Bool
  private let example: String

  /// Creates a notation.
  /// - Parameters:
  ///   - characters: the characters of the parts, in small letters.
  ///   - separator: the character between the two parts that each text has, if it has parts.
  ///   - hasSpaces: whether there are spaces between the parts; if not, those of a query do not count.
  ///   - example: a value in words, such as `a score such as 40-24`.
  package init(
    _ characters: String,
    separator: Unicode.Scalar? = nil,
    hasSpaces: Bool = false,
    example: String
  ) {
    self.characters = Set(characters.utf8)
    self.separator = separator.map { UInt8(ascii: $0) }
    self.hasSpaces = hasSpaces
    self.example = example
  }

  /// The digits.
  package static let digits = "0123456789"

  /// Sizes such as `8x8`.
  package static let boardSize = QueryNotation(
    digits,
    separator: "x",
    example: "a size such as 8x8 or 10x*"
  )

  /// Returns the patterns of the values of a test.
  func patterns(of test: QueryTest) throws(QueryError) -> [TextPattern] {
    var patterns: [TextPattern] = []
    for value in test.values {
      let bytes = FoldedText.bytes(of: value.text).filter { hasSpaces || $0 != UInt8(ascii: " ") }
      let text = String(decoding: bytes, as: UTF8.self)
      guard isPossible(bytes), let pattern = TextPattern(text, isWhole: true) else {
        throw test.never(value, help: "write \(example)")
      }
      guard separator != nil || test.comparison == .same || bytes.contains(where: Glob.isWildcard)
      else {
        throw QueryError(
          "“\(test.field.text)” compares all moves of a game",
          help: "write “\(value.text) *” for the first ones, “* \(value.text) *” for some, "
            + "or “==” for all",
          at: value.range
        )
      }
      patterns.append(pattern)
    }
    return patterns
  }

  private func isPossible(_ text: [UInt8]) -> Bool {
    guard let separator else { return text.allSatisfy(isInPart) }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isInPart) }) else { return false }
    // A “*” may stand for the separator too.
    return parts.count == 2 || parts.count == 1 && text.contains(UInt8(ascii: "*"))
  }

  private func isInPart(_ byte: UInt8) -> Bool {
    characters.contains(byte) || Glob.isWildcard(byte) || hasSpaces && byte == UInt8(ascii: " ")
  }
}
