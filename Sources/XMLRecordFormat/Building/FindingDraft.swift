internal import GameRecords
internal import ReversiRules

/// A finding before its line and column are known: those are worked out when the record is
/// complete, so that the text shown around the place is too.
struct Finding {
  var rule: Rule
  var message: String
  var help: String?
  /// Offsets in the input.
  var range: Range<Int>
  var ply: Int?
  /// What would mend it; its edits are offsets in the input as well.
  var repair: Repair?

  func diagnostic(in text: SourceText) -> Diagnostic {
    let start = text.start.offset
    var diagnostic = text.diagnostic(
      rule,
      message,
      help: help,
      at: range.lowerBound - start..<range.upperBound - start
    )
    diagnostic.place.ply = ply
    diagnostic.repair = repair
    return diagnostic
  }
}
