internal import GameRecords

/// The findings in one record, of which those of the same rule become one: a hostile file may have
/// millions.
struct FoldedFindings {
  private let source: SourceText
  private var first: [Diagnostic] = []
  /// How often each rule has found something, in the order of ``first``.
  private var counts: [Int] = []

  init(in source: SourceText) { self.source = source }

  /// Whether nothing was found.
  var isEmpty: Bool { first.isEmpty }

  /// Adds a finding, or counts it where its rule has one already.
  mutating func add(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: String? = nil,
    at range: Range<Int>
  ) {
    if let index = first.firstIndex(where: { $0.rule == rule }) {
      counts[index] += 1
    } else {
      first.append(source.diagnostic(rule, message(), help: help, at: range))
      counts.append(1)
    }
  }

  /// The findings in the order of the text, each with the number of those that it stands for.
  var diagnostics: [Diagnostic] {
    guard !first.isEmpty else { return [] }
    return zip(first, counts)
      .map { finding, count in
        var finding = finding
        if count > 1 { finding.message += ", and \(count - 1) more of the kind" }
        return finding
      }
      .inOrderOfText
  }
}
