import GameRecords

/// Texts that end too early, because a `]` in them is not escaped.
extension SGFReader {
  /// Whether properties may be words of such a text.
  struct EarlyEnd {
    /// Whether the last property has a text.
    var isAfterText = false
    /// The end of the text known to have no surplus bracket.
    fileprivate(set) var balancedEnd = 0
    /// The end of the properties that follow a text with a bracket in it.
    fileprivate var bracketEnd = 0
    /// Whether one of them has a name in small letters.
    private(set) var hasNames = false

    /// Notes a name in small letters.
    mutating func note(_ name: SGFName) {
      if name.range.lowerBound < bracketEnd { hasNames = true }
    }
  }

  /// Skips the rest of a text that has ended too early, and reports it, if there is a surplus `]`
  /// after a value that has a bracket in it.
  /// - Returns: whether it has been skipped.
  mutating func skipText(after value: Range<Int>) -> Bool {
    skipText(from: value.upperBound + 1, after: value.upperBound, hasBracket: true)
  }

  /// Skips and reports what is not a property, if it seems to be the rest of a text that has ended
  /// too early.
  /// - Returns: whether it has been skipped.
  mutating func skipText(from start: Int) -> Bool {
    guard start >= earlyEnd.balancedEnd else { return false }
    let end = bytes[..<start].lastIndex { !WhiteSpace.isBlank($0) }
    guard let end, bytes[end] == UInt8(ascii: "]") else { return false }
    // A single surplus bracket may be a slip.
    if bytes[start] == UInt8(ascii: "]"), !earlyEnd.isAfterText { return false }
    return skipText(from: start, after: end, hasBracket: false)
  }

  private mutating func skipText(
    from start: Int,
    after bracket: Int,
    hasBracket: Bool
  ) -> Bool {
    guard start >= earlyEnd.balancedEnd else { return false }
    let rest = TextRest(from: start, in: bytes)
    guard rest.hasSurplusBracket else {
      earlyEnd.balancedEnd = rest.end
      if hasBracket { earlyEnd.bracketEnd = rest.end }
      return false
    }
    let text = DisplayText.quote(grammar.word(start..<rest.end))
    findings.add(
      .sgfTextBracket,
      "the value ends here, but \(text) follows; “]” is written “\\]” in a text",
      at: bracket..<bracket + 1
    )
    grammar.offset = rest.end
    return true
  }

  /// The findings, without repairs that would change a text that was read as properties.
  var settledFindings: [Finding] {
    var findings = findings
    if findings.has([.sgfNoValue, .sgfTextBracket]) {
      findings.withdrawRepairs(of: [.sgfNameCase, .sgfMovesInNode, .sgfStray])
    } else if findings.has([.sgfStray]) || earlyEnd.hasNames {
      findings.withdrawRepairs(of: [.sgfNameCase])
    }
    return findings.findings(in: source)
  }

  /// The text between the end of a value and the next place where a tree can continue.
  private struct TextRest {
    /// Where the tree can continue.
    private(set) var end: Int
    /// Whether a `]` closes no value.
    private(set) var hasSurplusBracket = false

    init(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      var rest = SGFGrammar(bytes, from: start)
      var isInValue = false
      end = bytes.count
      while let mark = rest.skipInText(to: { "[]();".utf8.contains($0) }) {
        switch mark {
        case UInt8(ascii: "["): isInValue = true
        case UInt8(ascii: "]"):
          if !isInValue {
            hasSurplusBracket = true
            if SGFGrammar(bytes, from: rest.offset + 1).canContinueWithinNode {
              end = rest.offset + 1
              return
            }
          }
          isInValue = false
        default:
          if !isInValue, rest.canContinue {
            end = rest.offset
            return
          }
        }
        rest.offset += 1
      }
    }
  }
}
