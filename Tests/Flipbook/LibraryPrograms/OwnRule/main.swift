import Flipbook

// Adds its own rule, which settings can change like any other.
struct ShortGame: SingleRule {
  static let rule = Rule(9_001, "short-game", .note)
    .requiring("A game should have twenty moves.")

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let count = subject.record.moves.count
    if count < 20 { report(subject.finding(rule, "only \(count) moves", at: .move(count))) }
  }
}

var settings = RuleSettings()
settings.set(.error, for: ShortGame.rule)
let validator = Validator(settings, adding: [ShortGame.self])
for parsed in try FormatRegistry.standard.records(in: Array("f5d6c3\n".utf8)) {
  for finding in validator.validate(parsed).findings { print("\(finding.severity): \(finding)") }
}
