internal import GameRecords

/// What was found in one game: one finding for each rule, however often it was found.
///
/// A hostile file can have millions of equal faults; the first is shown, the others are counted.
struct GGFFindings {
  private var findings: [Finding] = []

  private struct Finding {
    let rule: Rule
    let message: String
    let help: String?
    let range: Range<Int>
    var count = 1
  }

  mutating func add(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: String? = nil,
    at range: Range<Int>
  ) {
    if let index = findings.firstIndex(where: { $0.rule == rule }) {
      findings[index].count += 1
    } else {
      findings.append(Finding(rule: rule, message: message(), help: help, range: range))
    }
  }

  /// The findings with their places, in the order of the text.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    guard !findings.isEmpty else { return [] }
    return findings.map { finding in
      let others = finding.count > 1 ? "; \(finding.count) such places in this game" : ""
      return source.diagnostic(
        finding.rule,
        finding.message + others,
        help: finding.help,
        at: finding.range
      )
    }
    .inOrderOfText
  }
}
