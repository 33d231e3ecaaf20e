public import GameRecords
public import RecordValidation

/// Every rule there is, in the order of their numbers.
public struct RuleRegistry: Sendable {
  /// The rules, in the order of their numbers.
  public let rules: [Rule]

  /// All rules: those of runs, of reading, of each format, and of validation.
  public static let standard = RuleRegistry(
    .run + .configuration + .baseline + .theme + .reading
      + FormatRegistry.standard.formats.flatMap(\.allRules) + Validator.rules
  )

  /// A list of rules, each once.
  private init(_ rules: [Rule]) {
    self.rules = Set(rules).sorted { $0.number < $1.number }
  }

  /// The registry with more rules.
  public func adding(_ rules: [Rule]) -> RuleRegistry { RuleRegistry(self.rules + rules) }

  /// The rule with a name, such as `illegal-move`, or a number, such as `FB2001`, in any case.
  public func rule(named name: some StringProtocol) -> Rule? {
    let (name, code) = (name.lowercased(), name.uppercased())
    return rules.first { $0.name == name || $0.code == code }
  }

  /// The rules that a name, a number or the name of a family stands for, in any case; `nil` when
  /// there are none.
  public func named(_ name: some StringProtocol) -> NamedRules? {
    if let rule = rule(named: name) { return NamedRules([rule], isFamily: false) }
    let family = name.lowercased()
    return RuleFamily.allCases.first { $0.name == family }
      .map { NamedRules(rules(of: $0), isFamily: true) }
  }

  /// The rules that a name, a number or the name of a family stands for.
  public func rules(named name: some StringProtocol) -> [Rule] { named(name)?.rules ?? [] }

  /// Where all names can be seen.
  public static let hint = "“flipbook rules” lists all rules"

  /// What to say of a name that no rule and no family has.
  /// - Parameters:
  ///   - name: the name.
  ///   - hint: what to say unless there is another name that somebody may have meant.
  /// - Returns: that there is no such rule, with what may be meant or the hint.
  public func refusal(of name: some StringProtocol, hint: String? = nil) -> String {
    let end = NearMiss.question(name.lowercased(), in: names) ?? hint
    return "unknown rule \(DisplayText.quote(name))" + (end.map { "; " + $0 } ?? "")
  }

  /// The names of all rules, and after them those of all families.
  public var names: [String] { rules.map(\.name) + RuleFamily.allCases.map(\.name) }

  /// The rules of a family.
  public func rules(of family: RuleFamily) -> [Rule] { rules.filter { $0.family == family } }
}
