public import GameRecords
import Games
public import RecordChecks

/// All rules.
public struct RuleRegistry: Sendable {
  /// The rules, in the order of their numbers.
  public let rules: [Rule]

  /// All rules: those about runs and about records.
  public static let standard = RuleRegistry(
    .run + .configuration + .baseline + .theme + .statistics + aboutRecords.rules
  )

  /// The rules about records: those of reading, of each format, and of validation.
  static let aboutRecords = RuleRegistry(
    .reading + FormatRegistry.standard.formats.flatMap(\.allRules)
      + Game.checks.flatMap { $0.rules }
  )

  /// Creates a registry without duplicates.
  private init(_ rules: [Rule]) {
    let rules = Dictionary(rules.map { ($0.number, $0) }) { first, _ in first }
    self.rules = rules.values.sorted { $0.number < $1.number }
  }

  /// Returns the registry with more rules.
  public func adding(_ rules: [Rule]) -> RuleRegistry { RuleRegistry(self.rules + rules) }

  /// Returns the rule with a name such as `illegal-move` or a number such as `FB2001`, in upper or
  /// lower case.
  public func rule(named name: some StringProtocol) -> Rule? {
    rules.first { $0.isNamed(name) }
  }

  /// Returns the rules with a name, a number or a family, in upper or lower case; `nil` if there
  /// are none.
  public func named(_ name: some StringProtocol) -> NamedRules? {
    if let rule = rule(named: name) { return NamedRules([rule], isFamily: false) }
    let family = name.lowercased()
    return RuleFamily.allCases.first { $0.name == family }
      .map { NamedRules(rules(of: $0), isFamily: true) }
  }

  /// Returns the rules with a name, a number or a family.
  public func rules(named name: some StringProtocol) -> [Rule] { named(name)?.rules ?? [] }

  /// A hint where to find all names.
  public static let hint = "“flipbook rules” lists all rules"

  /// Returns the message about an unknown name.
  /// - Parameters:
  ///   - name: the name.
  ///   - hint: the end of the message if no similar name exists.
  /// - Returns: the message, with a similar name or the hint.
  public func refusal(of name: some StringProtocol, hint: String? = nil) -> String {
    let end = NearMiss.question(name.lowercased(), in: names) ?? hint
    return "unknown rule \(DisplayText.quote(name))" + (end.map { "; " + $0 } ?? "")
  }

  /// The names of all rules, followed by those of all families.
  public var names: [String] { rules.map(\.name) + RuleFamily.allCases.map(\.name) }

  /// Returns the rules of a family.
  public func rules(of family: RuleFamily) -> [Rule] { rules.filter { $0.family == family } }
}
