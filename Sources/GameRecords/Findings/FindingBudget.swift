/// How many findings may still be told, of each severity: many notes must not hide an error.
package struct FindingBudget {
  /// How many findings of each severity are reported of one input by default.
  package static let standard = 100
  /// How many findings of each severity are reported in all by default.
  package static let standardInAll = 1_000

  private var left: [Severity: Int]

  /// A number for each severity.
  package init(_ limit: Int) {
    left = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, limit) })
  }

  /// Whether a finding may be told, which is then counted.
  package mutating func admits(_ finding: Finding) -> Bool {
    guard let count = left[finding.severity], count > 0 else { return false }
    left[finding.severity] = count - 1
    return true
  }
}
