/// Collects the findings about one record; a hostile file may cause millions.
///
/// The first findings of each rule are kept. The last one kept represents all that follow, and says
/// how many there are. Findings with a safe repair, with a guess
/// and without a repair are grouped separately, so that one without a repair does not prevent the
/// repair of the others.
@usableFromInline
package struct FindingCollector<Item: CollectedFinding>: Sendable {
  /// The findings that are kept, in the order in which they were added.
  @usableFromInline package private(set) var items: [Item]
  /// The number of findings, kept or not.
  @usableFromInline package private(set) var total: Int
  @usableFromInline var groups: [FindingGroup]
  /// The most findings of a group that are kept.
  @usableFromInline let limit: Int

  /// Creates an empty collector.
  /// - Parameter limit: how many findings of each rule to keep; 1 if the first one is to represent
  ///   all.
  @inlinable
  package init(keeping limit: Int = 20) { self.init([], [], total: 0, keeping: limit) }

  @inlinable
  init(_ items: [Item], _ groups: [FindingGroup], total: Int, keeping limit: Int) {
    self.items = items
    self.groups = groups
    self.total = total
    self.limit = limit
  }

  /// Whether the message and the repair of another finding of a rule matter; if not, ``count(_:)``
  /// is enough.
  package func wants(_ rule: Rule) -> Bool {
    groups.allSatisfy { $0.rule != rule || $0.left < 10_000 }
  }

  /// Counts a finding without keeping it.
  package mutating func count(_ rule: Rule) {
    total += 1
    if let index = groups.firstIndex(where: { $0.rule == rule }) { groups[index].left += 1 }
  }

  /// Adds a finding, which is created only if it is kept.
  /// - Parameters:
  ///   - rule: the rule.
  ///   - repair: the repair, if there is one.
  ///   - limit: how many findings of the rule to keep, if different from the other rules.
  ///   - item: creates the finding.
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
    }
  }

  /// The same findings in another form.
  package func map<Other>(_ other: (Item) -> Other) -> FindingCollector<Other> {
    FindingCollector<Other>(items.map(other), groups, total: total, keeping: limit)
  }

  // Nearly every record has no findings, so these are fast for an empty collector.

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
  func contains(_ matches: (Rule) -> Bool) -> Bool { items.contains { matches($0.rule) } }
}

/// A finding in any of its forms.
@usableFromInline
package protocol CollectedFinding: Sendable {
  /// The rule of the finding.
  var rule: Rule { get }
}

/// A finding that can represent others like it.
package protocol FoldedFinding: CollectedFinding {
  /// What was found.
  var message: String { get set }
  /// The repair, if one is known.
  var repair: Repair? { get set }
}

extension Finding: FoldedFinding {}
extension FindingDraft: FoldedFinding {}

/// The findings of one rule whose repairs are equally safe.
@usableFromInline
struct FindingGroup: Sendable {
  let rule: Rule
  /// Whether the repairs are safe; `nil` when there are none.
  let isSafe: Bool?
  var kept = 0
  /// The index of the last one that is kept.
  var last = 0
  /// How many others it represents.
  var left = 0
}

extension FindingCollector where Item: FoldedFinding {
  /// The findings that are kept; the last of each group says how many more there are.
  package var findings: [Item] {
    var findings = items
    for group in groups where group.left > 0 {
      findings[group.last].message += Words.more(group.left)
    }
    return findings
  }
}

extension FindingCollector<FindingDraft> {
  /// Adds a finding.
  package mutating func add(_ draft: FindingDraft) {
    add(draft.rule, repair: draft.repair) { draft }
  }

  /// Adds a finding, whose message is created only if it is kept.
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
  ///   - offset: the offset of the text's first byte in what the findings count from.
  /// - Returns: the findings that are kept; the last of each group says how many more there are.
  @inlinable
  package func findings(in source: SourceText, from offset: Int = 0) -> [Finding] {
    total == 0 ? [] : placed(in: source, from: offset)
  }

  @usableFromInline
  func placed(in source: SourceText, from offset: Int) -> [Finding] {
    findings.map { source.finding($0.shifted(by: -offset)) }.inOrderOfText
  }

  /// Removes the repairs of some rules and merges the findings of each into one: the first in the
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

  /// Removes some of the findings that are kept.
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
