internal import GameRecords

/// What was found in one record: of each rule the first finding, and how many more there are.
struct SGFFindings {
  private var found: [Finding] = []

  private struct Finding {
    let rule: Rule
    let range: Range<Int>
    let message: String
    let help: String?
    var count = 1
  }

  /// Adds a finding about some bytes.
  mutating func add(
    _ rule: Rule,
    at range: Range<Int>,
    help: String? = nil,
    _ message: @autoclosure () -> String
  ) {
    if let index = found.firstIndex(where: { $0.rule == rule }) {
      found[index].count += 1
    } else {
      found.append(Finding(rule: rule, range: range, message: message(), help: help))
    }
  }

  /// The findings in the order of the text.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    if found.isEmpty { return [] }
    return found.map { finding in
      let more = finding.count - 1
      return source.diagnostic(
        finding.rule,
        finding.message + (more == 0 ? "" : ", and \(more) more of the kind"),
        help: finding.help,
        at: finding.range
      )
    }
    .inOrderOfText
  }
}
