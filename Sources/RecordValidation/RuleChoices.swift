public import GameRecords

/// What somebody has chosen about rules in one place: in a configuration, or on a command line.
public struct RuleChoices: Sendable {
  /// The rules that alone are told.
  public var only: [Rule]?
  /// Rules that are told too.
  public var enabled: [Rule] = []
  /// Rules that are not told.
  public var disabled: [Rule] = []
  /// Severities in the order in which they were chosen.
  public var severities: [(severity: Severity, rules: NamedRules)] = []
  /// Whether warnings are errors.
  public var isStrict = false

  /// Nothing chosen.
  public init() {}

  /// Whether no rule is left of those that alone are told.
  public var leaveNothing: Bool {
    guard let only else { return false }
    return Set(only + enabled).isSubset(of: disabled)
  }
}

/// The rules that one name stands for.
public struct NamedRules: Sendable {
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
