package import GameRecords
import RecordFormats

/// A record as it is read and checked, for comparison with the same one after a repair.
package struct RecordState: Sendable {
  package let parsed: ParsedRecord
  let validation: Validation

  /// Checks a record.
  package init(_ parsed: ParsedRecord, _ validator: Validator) {
    self.parsed = parsed
    validation = validator.validate(parsed)
  }

  /// The findings of the rules that count.
  package var findings: [Finding] { validation.findings }

  /// Whether the moves could not be played to their end.
  private var isUnplayed: Bool { validation.hasUnplayedMoves }

  /// Whether the record is better than before.
  ///
  /// There must be fewer findings of the repaired rule, and no more of any other rule, unless the
  /// record can now be read without errors, or played to its end, and is judged for the first time.
  package func isBetter(than old: RecordState, repaired rule: Rule) -> Bool {
    let (counts, oldCounts) = (counts, old.counts)
    guard counts[rule, default: 0] < oldCounts[rule, default: 0] else { return false }
    return old.parsed.hasErrors && !parsed.hasErrors || old.isUnplayed && !isUnplayed
      || counts.allSatisfy { $0.value <= oldCounts[$0.key, default: 0] }
  }

  private var counts: [Rule: Int] {
    findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// The first finding about something that this record had and another one lacks: text that the reader
  /// has dropped, or understood only by guessing.
  /// - Parameters:
  ///   - written: the record after it was written and read again.
  ///   - permission: the guesses that may be made.
  /// - Returns: the finding; `nil` if nothing is lost.
  func loss(in written: RecordState, _ permission: RepairPermission) -> Finding? {
    var rest = written.parsed.findings
    return parsed.findings.first { finding in
      if permission.allows(finding) { return false }
      let same = rest.firstIndex { $0.rule == finding.rule && $0.message == finding.message }
      guard let same else { return true }
      rest.remove(at: same)
      return false
    }
  }

  /// The rules of the repairable findings that another state of the record no longer has.
  func rulesRepaired(in other: RecordState, _ permission: RepairPermission) -> [Rule] {
    var rest = other.findings.map(\.rule)
    return findings.filter(permission.allows).map(\.rule).filter { rule in
      guard let index = rest.firstIndex(of: rule) else { return true }
      rest.remove(at: index)
      return false
    }
  }

  /// Whether all moves that a change removes are certainly moves: without brackets around it, `P` or
  /// `Pa` can be the rest of a name.
  func hasPlainMoves(_ plies: ClosedRange<Int>) -> Bool {
    let source = parsed.source
    return plies.allSatisfy { ply in
      guard let place = parsed.reversi?.origin?.range(of: .move(ply))?.bytes else { return false }
      let text = source[place]
      return !text.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
        || text.elementsEqual("pass".utf8) { $0 | 0x20 == $1 }
        || source[0..<place.lowerBound].last.map("[\"<".utf8.contains) ?? false
    }
  }
}

/// The guesses that the user allows.
package struct RepairPermission: Sendable {
  /// Whether all are allowed.
  let allowsAll: Bool
  /// The rules, each named by itself, whose guesses are allowed.
  let named: Set<Rule>

  /// Creates a permission.
  package init(allowsAll: Bool = false, named: Set<Rule> = []) {
    self.allowsAll = allowsAll
    self.named = named
  }

  /// Whether a finding has a repair that may be made.
  func allows(_ finding: Finding) -> Bool {
    finding.repair.map { $0.isSafe || allowsAll || named.contains(finding.rule) } ?? false
  }
}
