public import GameRecords

/// The rules that report, and the severities of their findings.
public struct RuleSettings: Hashable, Sendable {
  /// Whether warnings are treated as errors.
  public var isStrict = false
  /// The only rules that report; `nil` for all but the opt-in rules.
  private var only: Set<Rule>?
  private var enabled: Set<Rule> = []
  private var disabled: Set<Rule> = []
  private var severities: [Rule: Severity] = [:]

  /// Enables all rules but the opt-in ones, each with its own severity.
  public init() {}

  /// Enables a rule, even if it is an opt-in rule or the settings are restricted to others.
  public mutating func enable(_ rule: Rule) {
    enabled.insert(rule)
    disabled.remove(rule)
  }

  /// Disables a rule.
  public mutating func disable(_ rule: Rule) {
    disabled.insert(rule)
    enabled.remove(rule)
  }

  /// Enables only some rules, opt-in or not, and forgets all earlier choices.
  public mutating func restrict(to rules: some Sequence<Rule>) {
    only = Set(rules)
    enabled = []
    disabled = []
  }

  /// Sets the severity of a rule, and enables the rule unless the settings are restricted.
  public mutating func set(_ severity: Severity, for rule: Rule) {
    severities[rule] = severity
    if only == nil { enable(rule) }
  }

  /// Applies choices on top of all earlier ones.
  public mutating func follow(_ choices: RuleChoices) {
    if let only = choices.only { restrict(to: only) }
    for rule in choices.enabled { enable(rule) }
    // A rule's own severity takes precedence over that of its family.
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

  /// Returns a finding with its severity under these settings; `nil` if it is not reported.
  public func adjusted(_ finding: Finding) -> Finding? {
    guard reports(finding.rule) else { return nil }
    var finding = finding
    if let severity = severities[finding.rule] { finding.severity = severity }
    if isStrict, finding.severity == .warning { finding.severity = .error }
    return finding
  }
}
