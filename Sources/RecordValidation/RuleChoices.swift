public import GameRecords

/// What somebody has chosen about rules in one place: in a configuration, or on a command line.
public struct RuleChoices: Hashable, Sendable {
  /// The rules that alone are reported.
  public var only: [Rule]?
  /// Rules that are reported too.
  public var enabled: [Rule] = []
  /// Rules that are not reported.
  public var disabled: [Rule] = []
  /// Severities in the order in which they were chosen.
  public var severities: [ChosenSeverity] = []
  /// Whether warnings are errors.
  public var isStrict = false

  /// Nothing chosen.
  public init() {}

  /// Whether no rule is left of those that alone are reported.
  public var leaveNothing: Bool {
    guard let only else { return false }
    return Set(only + enabled).isSubset(of: disabled)
  }
}

/// A severity that was chosen for some rules.
public struct ChosenSeverity: Hashable, Sendable {
  /// The severity.
  public let severity: Severity
  /// The rules.
  public let rules: NamedRules

  /// A severity for the rules of a name.
  public init(_ severity: Severity, for rules: NamedRules) {
    self.severity = severity
    self.rules = rules
  }
}

/// The rules that one name stands for.
public struct NamedRules: Hashable, Sendable {
  /// The rules.
  public let rules: [Rule]
  /// Whether the name is that of a family.
  public let isFamily: Bool

  /// The rules of a name.
  public init(_ rules: [Rule], isFamily: Bool) {
    self.rules = rules
    self.isFamily = isFamily
  }
}
