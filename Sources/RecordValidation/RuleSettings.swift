public import GameRecords

/// Which rules are to be told, and how much their findings matter.
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

  /// Tells an optional rule too.
  public mutating func enable(_ rule: Rule) {
    enabled.insert(rule)
    disabled.remove(rule)
  }

  /// Tells a rule no more.
  public mutating func disable(_ rule: Rule) {
    disabled.insert(rule)
    enabled.remove(rule)
  }

  /// Tells only some rules, optional or not.
  public mutating func restrict(to rules: some Sequence<Rule>) { only = Set(rules) }

  /// Gives the findings of a rule another weight; an optional rule is told from then on.
  public mutating func set(_ severity: Severity, for rule: Rule) {
    severities[rule] = severity
    enable(rule)
  }

  /// Whether a rule is told.
  public func tells(_ rule: Rule) -> Bool {
    if disabled.contains(rule) { return false }
    if let only { return only.contains(rule) }
    return !rule.isOptional || enabled.contains(rule)
  }

  /// A finding with the severity that it has under these settings; `nil` when it is not told.
  public func adjusted(_ finding: Diagnostic) -> Diagnostic? {
    guard tells(finding.rule) else { return nil }
    var finding = finding
    if let severity = severities[finding.rule] { finding.severity = severity }
    if isStrict, finding.severity == .warning { finding.severity = .error }
    return finding
  }
}
