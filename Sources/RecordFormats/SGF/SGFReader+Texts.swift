import RecordText
import GameRecords

/// Texts in which `]` is written without its `\`, so that they end too early.
extension SGFReader {
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
    let end = bytes[..<start].lastIndex { !LineCursor.isBlank($0) }
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
    let rest = SGFTextRest(from: start, in: bytes)
    guard rest.hasSurplusBracket else {
      doubt.noteSound(upTo: rest.end, hasBracket: hasBracket)
      return false
    }
    let text = SGFText.trimmed(start..<rest.end, in: bytes)
    findings.add(
      .sgfTextBracket,
      "the value ends here, but \(DisplayText.quote(bytes[text])) follows; “]” is written “\\]” in a text",
      at: bracket..<bracket + 1,
      repair: rest.repair(behind: bracket)
    )
    grammar.skip(to: rest.end)
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
}

/// What stands between the end of a value and the next place where a tree can go on.
private struct SGFTextRest {
  /// Where the tree can go on.
  private(set) var end: Int
  /// Whether a `]` closes no value.
  private(set) var hasSurplusBracket = false
  /// Where each `]` stands; not all of them where there are many.
  private var brackets: [Int] = []

  init(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var isInValue = false
    end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInValue = true
      case UInt8(ascii: "]"):
        if brackets.count <= Repair.mostEdits { brackets.append(end) }
        if !isInValue {
          hasSurplusBracket = true
          if SGFGrammar(bytes, from: end + 1).goesOnWithinNode {
            end += 1
            return
          }
        }
        isInValue = false
      case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"):
        if !isInValue, SGFGrammar(bytes, from: end).goesOn { return }
      default: break
      }
      end += 1
    }
    end = bytes.count
  }

  /// Escapes each `]` but the last one, if the text ends with it; that the text goes on so far is a
  /// guess.
  func repair(behind bracket: Int) -> Repair? {
    guard brackets.last == end - 1, brackets.count <= Repair.mostEdits else { return nil }
    let places = [bracket] + brackets.dropLast()
    return .edits(places.map { Edit($0..<$0, [UInt8(ascii: "\\")]) }, isSafe: false)
  }
}
