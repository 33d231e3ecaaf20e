/// Collects what is found in one record, of which a hostile file may have millions.
///
/// The first findings of each rule are kept. The last one kept stands for all that follow: it says how
/// many, and its repair repairs them too. Those that can be repaired without doubt, by a guess or not
/// at all are counted apart, lest one of them keep the others from it.
@usableFromInline
package struct FindingCollector<Item: CollectedFinding>: Sendable {
  /// What is kept, in the order in which it was found.
  @usableFromInline package private(set) var items: [Item]
  /// How many findings there are, kept or not.
  @usableFromInline package private(set) var total: Int
  @usableFromInline var groups: [FindingGroup]
  /// How many findings of a group are kept.
  @usableFromInline let limit: Int

  /// No findings yet.
  /// - Parameter limit: how many of each rule are kept, by default as many as are worth reading; only
  ///   the first one where each stands for all of its kind.
  @inlinable
  package init(keeping limit: Int = 20) { self.init([], [], total: 0, keeping: limit) }

  @inlinable
  init(_ items: [Item], _ groups: [FindingGroup], total: Int, keeping limit: Int) {
    self.items = items
    self.groups = groups
    self.total = total
    self.limit = limit
  }

  /// Whether it matters what a finding of a rule says, and what repairs it; otherwise ``count(_:)``
  /// is enough.
  package func wants(_ rule: Rule) -> Bool {
    groups.allSatisfy { $0.rule != rule || $0.left < Repair.mostEdits }
  }

  /// Counts a finding that says nothing new.
  package mutating func count(_ rule: Rule) {
    total += 1
    if let index = groups.firstIndex(where: { $0.rule == rule }) { groups[index].left += 1 }
  }

  /// Adds a finding, which is only made if it is kept.
  /// - Parameters:
  ///   - rule: its rule.
  ///   - repair: what repairs it.
  ///   - limit: how many findings of the rule are kept, if not as many as of any other.
  ///   - item: makes the finding.
  package mutating func add(
    _ rule: Rule,
    repair: Repair? = nil,
    keeping limit: Int? = nil,
    _ item: () -> Item
  ) {
    guard wants(rule) else { return count(rule) }
    total += 1
    let known = groups.firstIndex { $0.rule == rule && $0.isSafe == repair?.isSafe }
    let index = known ?? groups.endIndex
    if known == nil { groups.append(FindingGroup(rule: rule, isSafe: repair?.isSafe)) }
    if groups[index].kept < limit ?? self.limit {
      groups[index].kept += 1
      groups[index].last = items.count
      items.append(item())
    } else {
      groups[index].left += 1
      groups[index].append(repair?.edits ?? [])
    }
  }

  /// The same findings in another form.
  package func map<Other>(_ other: (Item) -> Other) -> FindingCollector<Other> {
    FindingCollector<Other>(items.map(other), groups, total: total, keeping: limit)
  }

  // Nearly every record is sound, and says so at once.

  /// Whether any finding is an error.
  @inlinable
  package var hasErrors: Bool { total > 0 && contains { $0.severity == .error } }

  /// Whether there is a finding of some rules.
  @inlinable
  package func has(_ rules: @autoclosure () -> [Rule]) -> Bool {
    guard total > 0 else { return false }
    let rules = rules()
    return contains { rules.contains($0) }
  }

  @usableFromInline
  func contains(_ isMeant: (Rule) -> Bool) -> Bool { items.contains { isMeant($0.rule) } }
}

/// A finding in any of its forms.
@usableFromInline
package protocol CollectedFinding: Sendable {
  /// The rule that found it.
  var rule: Rule { get }
}

/// A finding that can stand for others of its kind.
package protocol FoldedFinding: CollectedFinding {
  /// What is wrong.
  var message: String { get set }
  /// What would repair it.
  var repair: Repair? { get set }
}

extension Finding: FoldedFinding {}
extension FindingDraft: FoldedFinding {}

/// Findings of one rule that can be repaired in the same way.
@usableFromInline
struct FindingGroup: Sendable {
  let rule: Rule
  /// Whether the repair is no guess; `nil` when there is none.
  let isSafe: Bool?
  var kept = 0
  /// The index of the last one that is kept.
  var last = 0
  /// How many others it stands for.
  var left = 0
  /// What repairs the others; `nil` when it is too much.
  var edits: [Edit]? = []

  mutating func append(_ new: [Edit]) {
    guard !new.isEmpty, let count = edits?.count else { return }
    if count + new.count >= Repair.mostEdits {
      edits = nil
    } else {
      edits?.append(contentsOf: new)
    }
  }

  /// What repairs all of them.
  func repair(with own: Repair?) -> Repair? {
    guard let isSafe, left > 0 else { return own }
    return edits.map { .edits((own?.edits ?? []) + $0, isSafe: isSafe) }
  }
}

extension FindingCollector where Item: FoldedFinding {
  /// What is kept, the last of each kind with the number of those that it stands for.
  package var findings: [Item] {
    var findings = items
    for group in groups where group.left > 0 {
      findings[group.last].message += Words.more(group.left)
      findings[group.last].repair = group.repair(with: findings[group.last].repair)
    }
    return findings
  }
}

extension FindingCollector<FindingDraft> {
  /// Adds a finding.
  package mutating func add(_ draft: FindingDraft) {
    add(draft.rule, repair: draft.repair) { draft }
  }

  /// Adds a finding, for which words are only found if it is kept.
  package mutating func add(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) {
    add(rule, repair: repair) {
      FindingDraft(rule, message(), help: help, at: range, repair: repair)
    }
  }

  /// The findings in the order of the text.
  /// - Parameters:
  ///   - source: the text.
  ///   - offset: where the text begins for those who have counted from elsewhere.
  /// - Returns: what is kept, the last of each kind with the number of those that it stands for.
  @inlinable
  package func findings(in source: SourceText, from offset: Int = 0) -> [Finding] {
    total == 0 ? [] : placed(in: source, from: offset)
  }

  @usableFromInline
  func placed(in source: SourceText, from offset: Int) -> [Finding] {
    findings.map { source.finding($0.shifted(by: -offset)) }.inOrderOfText
  }

  /// Takes back the repairs of some rules, whose findings become one for each rule: the first in the
  /// order of the text.
  package mutating func withdrawRepairs(of rules: [Rule]) {
    for rule in rules {
      guard
        var first = items.filter({ $0.rule == rule })
          .min(by: { $0.range.lowerBound < $1.range.lowerBound })
      else { continue }
      let count = groups.reduce(0) { $0 + ($1.rule == rule ? $1.kept + $1.left : 0) }
      removeAll { $0.rule == rule }
      first.repair = nil
      groups.append(FindingGroup(rule: rule, isSafe: nil, kept: 1, last: items.count))
      groups[groups.count - 1].left = count - 1
      items.append(first)
    }
  }

  /// Forgets some of what is kept.
  package mutating func removeAll(where isRemoved: (FindingDraft) -> Bool) {
    items.removeAll(where: isRemoved)
    groups = groups.compactMap { group in
      let own = items.indices.filter {
        items[$0].rule == group.rule && items[$0].repair?.isSafe == group.isSafe
      }
      guard let last = own.last else { return nil }
      var group = group
      (group.kept, group.last) = (own.count, last)
      return group
    }
  }
}
