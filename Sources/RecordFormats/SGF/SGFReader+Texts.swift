import RecordText
import GameRecords

/// Texts in which `]` is written without its `\`, so that they end too early.
extension SGFReader {
  /// Whether properties may be words of such a text.
  struct Doubt {
    /// Whether the last property has a text.
    var isBehindText = false
    /// How far no bracket is too many.
    fileprivate(set) var soundEnd = 0
    /// How far the properties stand behind a text with a bracket in it.
    fileprivate var bracketEnd = 0
    /// Whether a name in small letters stands there.
    private(set) var hasNames = false

    /// Takes note of a name in small letters.
    mutating func note(_ name: SGFName) {
      if name.range.lowerBound < bracketEnd { hasNames = true }
    }
  }

  /// Skips the rest of a text that has ended too early, and says so, where a `]` too many stands
  /// behind a value that has a bracket in it.
  /// - Returns: whether it has been skipped.
  mutating func skipText(behind value: Range<Int>) -> Bool {
    skipText(from: value.upperBound + 1, behind: value.upperBound, hasBracket: true)
  }

  /// Skips what is no property, and says so, where it seems to be the rest of a text that has ended
  /// too early.
  /// - Returns: whether it has been skipped.
  mutating func skipText(from start: Int) -> Bool {
    guard start >= doubt.soundEnd else { return false }
    let end = bytes[..<start].lastIndex { !WhiteSpace.isBlank($0) }
    guard let end, bytes[end] == UInt8(ascii: "]") else { return false }
    // One bracket too many may be a slip.
    if bytes[start] == UInt8(ascii: "]"), !doubt.isBehindText { return false }
    return skipText(from: start, behind: end, hasBracket: false)
  }

  private mutating func skipText(
    from start: Int,
    behind bracket: Int,
    hasBracket: Bool
  ) -> Bool {
    guard start >= doubt.soundEnd else { return false }
    let rest = TextRest(from: start, in: bytes)
    guard rest.hasSurplusBracket else {
      doubt.soundEnd = rest.end
      if hasBracket { doubt.bracketEnd = rest.end }
      return false
    }
    let text = DisplayText.quote(grammar.word(start..<rest.end))
    findings.add(
      .sgfTextBracket,
      "the value ends here, but \(text) follows; “]” is written “\\]” in a text",
      at: bracket..<bracket + 1,
      repair: rest.repair(behind: bracket)
    )
    grammar.offset = rest.end
    return true
  }

  /// The findings, without the repairs that would change a text where it was taken for properties.
  var settledFindings: [Finding] {
    var findings = findings
    if findings.has([.sgfNoValue, .sgfTextBracket]) {
      findings.withdrawRepairs(of: [.sgfNameCase, .sgfMovesInNode, .sgfStray])
    } else if findings.has([.sgfStray, .sgfMovesInNode]) || doubt.hasNames {
      findings.withdrawRepairs(of: [.sgfNameCase])
    }
    return findings.findings(in: source)
  }
  /// What stands between the end of a value and the next place where a tree can go on.
  private struct TextRest {
    /// Where the tree can go on.
    private(set) var end: Int
    /// Whether a `]` closes no value.
    private(set) var hasSurplusBracket = false
    /// Where each `]` stands; not all of them where there are many.
    private var brackets: [Int] = []

    init(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      var rest = SGFGrammar(bytes, from: start)
      var isInValue = false
      end = bytes.count
      while let mark = rest.skipInText(to: { "[]();".utf8.contains($0) }) {
        switch mark {
        case UInt8(ascii: "["): isInValue = true
        case UInt8(ascii: "]"):
          if brackets.count <= Repair.maxEdits { brackets.append(rest.offset) }
          if !isInValue {
            hasSurplusBracket = true
            if SGFGrammar(bytes, from: rest.offset + 1).goesOnWithinNode {
              end = rest.offset + 1
              return
            }
          }
          isInValue = false
        default:
          if !isInValue, rest.goesOn {
            end = rest.offset
            return
          }
        }
        rest.offset += 1
      }
    }

    /// Escapes each `]` but the last one, if the text ends with it; that the text goes on so far is a
    /// guess.
    func repair(behind bracket: Int) -> Repair? {
      guard brackets.last == end - 1, brackets.count <= Repair.maxEdits else { return nil }
      let places = [bracket] + brackets.dropLast()
      return .edits(places.map { Edit($0..<$0, [UInt8(ascii: "\\")]) }, isSafe: false)
    }
  }
}
