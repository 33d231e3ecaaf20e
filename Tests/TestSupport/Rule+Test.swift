public import GameRecords

extension Rule {
  /// A rule that exists in a test only.
  public init(test name: String, _ severity: Severity = .error) {
    let number = 90_000 + name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9_999 }
    self.init(number, name, severity, "A rule of a test.", why: "", fix: "", example: nil)
  }
}
