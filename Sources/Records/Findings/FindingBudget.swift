/// How many more findings of each severity may be reported.
///
/// Severities are counted apart, because many notes must not hide an error.
package struct FindingBudget {
  /// The findings of each severity that are reported for one input by default.
  package static let standard = 100
  /// The findings of each severity that are reported in all by default.
  package static let standardInAll = 1_000

  private var left: [Severity: Int]

  /// Creates a budget with the same limit for each severity.
  package init(_ limit: Int) {
    left = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, limit) })
  }

  /// Whether a finding may be reported; if so, counts it.
  package mutating func admits(_ finding: Finding) -> Bool {
    guard let count = left[finding.severity], count > 0 else { return false }
    left[finding.severity] = count - 1
    return true
  }
}
