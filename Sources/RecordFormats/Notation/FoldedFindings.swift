internal import GameRecords

/// The findings in one record, of which those of the same rule become one: a hostile file may have
/// millions.
struct FoldedFindings {
  private let source: SourceText
  private var first: [Diagnostic] = []
  private var tally = FindingTally()

  init(in source: SourceText) { self.source = source }

  /// Whether any finding is an error.
  var hasErrors: Bool { first.contains { $0.severity == .error } }

  /// Adds a finding, or counts it where its rule has one already.
  mutating func add(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: String? = nil,
    at range: Range<Int>
  ) {
    guard tally.admits(rule, limit: 1) else { return }
    first.append(source.diagnostic(rule, message(), help: help, at: range))
  }

  /// The findings in the order of the text, each with the number of those that it stands for.
  var diagnostics: [Diagnostic] {
    guard !first.isEmpty else { return [] }
    var findings = first
    tally.tellRest(in: &findings)
    return findings.inOrderOfText
  }

  /// Adds an error about something that is no move, up to the next white space.
  ///
  /// UTF-16 and UTF-32 at the start of an input are told as what they are.
  mutating func refuse(_ rule: Rule, help: String, at offset: Int) {
    if source.start.offset == 0, ByteOrderMark.isWideText(source.bytes) {
      add(.encoding, "the text is UTF-16 or UTF-32; only UTF-8 is read", at: 0..<0)
      return
    }
    let rest = source.bytes.dropFirst(offset)
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0 > 0x20 }
    let found =
      rest.isEmpty ? "the end" : DisplayText.quote(word) + "; the game is not read any further"
    add(
      rule,
      "expected a move such as f5, found \(found)",
      help: help,
      at: offset..<offset + word.count
    )
  }
}
