/// How many findings each rule has in one record.
///
/// A hostile record may have millions. A reader keeps the first ones of each rule and counts the
/// others, which the last one kept then tells.
package struct FindingTally: Sendable {
  /// How many findings of one rule are worth telling.
  package static let mostOfOneRule = 20

  private var counts: [(rule: Rule, kept: Int, left: Int)] = []
  /// How many findings there are, kept or not.
  package private(set) var total = 0

  /// No findings yet.
  package init() {}

  /// Counts a finding, for which words are only needed if it is to be kept.
  /// - Parameters:
  ///   - rule: the rule that has found it.
  ///   - limit: how many of the rule are kept.
  /// - Returns: whether to keep it.
  package mutating func admits(_ rule: Rule, limit: Int = mostOfOneRule) -> Bool {
    total += 1
    guard let index = counts.firstIndex(where: { $0.rule == rule }) else {
      counts.append((rule, kept: 1, left: 0))
      return true
    }
    guard counts[index].kept < limit else {
      counts[index].left += 1
      return false
    }
    counts[index].kept += 1
    return true
  }

  /// Lets the last finding of each rule tell how many are left out.
  package func tellRest(in findings: inout [Diagnostic]) {
    for (rule, _, left) in counts where left > 0 {
      guard let last = findings.lastIndex(where: { $0.rule == rule }) else { continue }
      findings[last].message += ", and \(left) more of the kind"
    }
  }
}
