public import GameRecords

extension Rule {
  /// Creates a rule for a test.
  public init(test name: String, _ severity: Severity = .error) {
    let number = 90_000 + name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9_999 }
    self = Rule(number, name, severity).requiring("A rule of a test.")
  }
}
