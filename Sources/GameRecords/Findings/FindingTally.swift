/// How many findings each rule has in one record.
///
/// A hostile record may have millions. A reader keeps the first ones of each rule and counts the
/// others, which the last one kept then tells, and mends as well.
package struct FindingTally: Sendable {
  /// How many findings of one rule are worth telling.
  package static let mostOfOneRule = 20

  /// How many findings that are not kept can be mended at once; more take more rounds.
  private static let mostRepairs = 2_000

  private var counts: [(rule: Rule, kept: Int, left: Int)] = []
  /// The edits that would mend findings that are not kept.
  private var repairs: [(rule: Rule, edits: [Edit], isSafe: Bool)] = []
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

  /// Whether the repairs of findings that are not kept are still wanted.
  package var wantsRepairs: Bool { repairs.count < Self.mostRepairs }

  /// Keeps what would mend a finding that is not kept itself.
  package mutating func keep(_ repair: Repair?, of rule: Rule) {
    guard wantsRepairs, let repair, case .edits(let edits) = repair.action else { return }
    repairs.append((rule, edits, repair.isSafe))
  }

  /// Lets the last finding of each rule tell how many are left out, and mend them.
  /// - Parameters:
  ///   - findings: those that are kept.
  ///   - offset: where the text begins from which the edits of kept repairs count.
  package func tellRest(in findings: inout [Finding], of offset: Int = 0) {
    for (rule, _, left) in counts where left > 0 {
      guard let last = findings.lastIndex(where: { $0.rule == rule }) else { continue }
      findings[last].message += Self.rest(left)
      extend(&findings[last].repair, of: rule, from: offset)
    }
  }

  /// Adds the edits of a rule's other repairs to a repair: the safe ones, or guesses if there are
  /// only those.
  private func extend(_ repair: inout Repair?, of rule: Rule, from offset: Int) {
    let others = repairs.filter { $0.rule == rule }
    guard !others.isEmpty else { return }
    let isSafe = repair?.isSafe == true || others.contains(where: \.isSafe)
    var edits: [Edit] = []
    if let repair, repair.isSafe == isSafe {
      guard case .edits(let own) = repair.action else { return }
      edits = own
    }
    for other in others where other.isSafe == isSafe {
      edits += other.edits.map { $0.shifted(by: offset) }
    }
    repair = .edits(edits, isSafe: isSafe)
  }

  /// How the message of a finding ends that stands for some others.
  package static func rest(_ left: Int) -> String {
    left > 0 ? ", and \(left) more of the kind" : ""
  }
}
