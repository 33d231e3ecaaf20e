/// A finding about some bytes before their place in the input is known.
public struct FindingDraft: Error, Hashable {
  /// The rule that the finding belongs to.
  public let rule: Rule
  /// What was found and what was expected, in one line.
  public var message: String
  /// What to do about it, in one line.
  public let help: String?
  /// The bytes, counted from the start of some text.
  public var range: Range<Int>
  /// The number of the move that the finding is about, from 1.
  public let ply: Int?
  /// A repair, if one is known.
  public var repair: Repair?

  /// Creates a finding.
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

  /// A finding for a byte order mark at the start of a text.
  public static var byteOrderMark: FindingDraft {
    FindingDraft(
      .byteOrderMark,
      "a byte order mark",
      help: "remove it",
      at: 0..<ByteOrderMark.utf8.count,
      repair: .rewriting
    )
  }

  /// A finding about an input of another game in a format that both have.
  package static func otherGame(_ name: String) -> FindingDraft {
    let message = "the input is about \(DisplayText.escape(name)), not about Othello"
    return FindingDraft(.noRecord, message, at: 0..<0)
  }

  /// The same finding in a text that begins `offset` bytes earlier.
  public func shifted(by offset: Int) -> FindingDraft {
    var shifted = self
    shifted.range = range.lowerBound + offset..<range.upperBound + offset
    return shifted
  }
}

extension SourceText {
  /// Returns the finding for a draft whose bytes count from the first byte of this text.
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
