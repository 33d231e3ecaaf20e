/// Something that can be wrong with a record, under a stable name.
public struct Rule: Hashable, Sendable {
  /// The name that reports show and that never changes, for example `illegal-move`.
  public let name: String
  /// How much a finding of this rule matters unless the user says otherwise.
  public let severity: Severity
  /// One sentence that says what the rule finds.
  public let summary: String

  /// A rule.
  public init(_ name: String, _ severity: Severity, _ summary: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }

  /// Two rules are the same when their names are.
  public static func == (a: Rule, b: Rule) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
