public import GameRecords

/// The choices of rules in one place: in a configuration, or on a command line.
public struct RuleChoices: Hashable, Sendable {
  /// The only rules to report, apart from the enabled ones.
  public var only: [Rule]?
  /// Rules to report in addition.
  public var enabled: [Rule] = []
  /// Rules not to report.
  public var disabled: [Rule] = []
  /// Severities, in the order in which they were chosen.
  public var severities: [ChosenSeverity] = []
  /// Whether warnings are treated as errors.
  public var isStrict = false

  /// Creates an empty set of choices.
  public init() {}

  /// Whether ``only`` is given, but all its rules are disabled.
  public var leaveNothing: Bool {
    guard let only else { return false }
    return Set(only + enabled).isSubset(of: disabled)
  }
}

/// A severity chosen for some rules.
public struct ChosenSeverity: Hashable, Sendable {
  /// The severity.
  public let severity: Severity
  /// The rules.
  public let rules: NamedRules

  /// Creates a severity for the rules of a name.
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

  /// Creates the rules of a name.
  public init(_ rules: [Rule], isFamily: Bool) {
    self.rules = rules
    self.isFamily = isFamily
  }
}
