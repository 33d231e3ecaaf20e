/// A finding about some bytes before their place in the input is known.
public struct FindingDraft: Hashable, Sendable {
  /// The rule that found it.
  public let rule: Rule
  /// What is wrong and what was expected, in one line.
  public var message: String
  /// What to do about it, in one line.
  public let help: String?
  /// The bytes, counted from the start of some text.
  public var range: Range<Int>
  /// The move that it is about, by its number from 1.
  public let ply: Int?
  /// What would repair it; its edits count as the range does.
  public var repair: Repair?

  /// A finding.
  public init(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    ply: Int? = nil,
    repair: Repair? = nil
  ) {
    self.rule = rule
    self.message = message
    self.help = help
    self.range = range
    self.ply = ply
    self.repair = repair
  }

  /// A byte order mark at the start of a text, which can be taken away.
  public static var byteOrderMark: FindingDraft {
    let mark = 0..<ByteOrderMark.utf8.count
    return FindingDraft(
      .byteOrderMark,
      "a byte order mark",
      help: "remove it",
      at: mark,
      repair: .replace(mark, with: [])
    )
  }

  /// The finding as seen from a point so many bytes before.
  public func shifted(by offset: Int) -> FindingDraft {
    var shifted = self
    shifted.range = range.lowerBound + offset..<range.upperBound + offset
    shifted.repair = repair?.shifted(by: offset)
    return shifted
  }
}

extension SourceText {
  /// A finding whose bytes count from the text's first one.
  public func finding(_ draft: FindingDraft) -> Finding {
    var finding = finding(
      draft.rule,
      draft.message,
      help: draft.help,
      at: draft.range,
      repair: draft.repair
    )
    finding.place.ply = draft.ply
    return finding
  }
}
