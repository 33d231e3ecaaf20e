public import GameRecords

/// Which rules report, and how much their findings matter.
public struct RuleSettings: Hashable, Sendable {
  /// Whether warnings are errors.
  public var isStrict = false
  /// The rules that count; all that are not optional when `nil`.
  private var only: Set<Rule>?
  private var enabled: Set<Rule> = []
  private var disabled: Set<Rule> = []
  private var severities: [Rule: Severity] = [:]

  /// Every rule that is not optional, with its own severity.
  public init() {}

  /// Enables a rule, even if it is optional or none of the only ones.
  public mutating func enable(_ rule: Rule) {
    enabled.insert(rule)
    disabled.remove(rule)
  }

  /// Disables a rule.
  public mutating func disable(_ rule: Rule) {
    disabled.insert(rule)
    enabled.remove(rule)
  }

  /// Enables only some rules, optional or not, whatever was chosen before.
  public mutating func restrict(to rules: some Sequence<Rule>) {
    only = Set(rules)
    enabled = []
    disabled = []
  }

  /// Gives the findings of a rule another weight; it reports from then on, unless only others are.
  public mutating func set(_ severity: Severity, for rule: Rule) {
    severities[rule] = severity
    if only == nil { enable(rule) }
  }

  /// Follows what somebody has chosen, in whatever order, on top of all that was chosen before.
  public mutating func follow(_ choices: RuleChoices) {
    if let only = choices.only { restrict(to: only) }
    for rule in choices.enabled { enable(rule) }
    // What is said of a rule itself follows what is said of its family.
    for isFamily in [true, false] {
      for choice in choices.severities where choice.rules.isFamily == isFamily {
        for rule in choice.rules.rules { set(choice.severity, for: rule) }
      }
    }
    for rule in choices.disabled { disable(rule) }
    if choices.isStrict { isStrict = true }
  }

  /// Whether a rule reports.
  public func reports(_ rule: Rule) -> Bool {
    if disabled.contains(rule) { return false }
    if enabled.contains(rule) { return true }
    if let only { return only.contains(rule) }
    return !rule.isOptional
  }

  /// A finding with the severity that it has under these settings; `nil` when it is not reported.
  public func adjusted(_ finding: Finding) -> Finding? {
    guard reports(finding.rule) else { return nil }
    var finding = finding
    if let severity = severities[finding.rule] { finding.severity = severity }
    if isStrict, finding.severity == .warning { finding.severity = .error }
    return finding
  }
}
