public import GameRecords

/// Checks records by replaying them and asking every rule.
public struct Validator: Sendable {
  private let checks: [any ValidationRule.Type]
  private let settings: RuleSettings

  /// The rules that are checked here; the readers have theirs.
  public static let rules: [Rule] = ValidationRules.all.flatMap { $0.rules }

  /// A validator that tells what the settings say; by default every rule that is not optional.
  public init(_ settings: RuleSettings = RuleSettings()) {
    self.settings = settings
    checks = ValidationRules.all.filter { $0.rules.contains(where: settings.tells) }
  }

  /// Replays a record and gives everything that was found in it, while reading and by the rules,
  /// in the order of the text.
  public func validate(_ parsed: ParsedRecord) -> Validation {
    guard parsed.hasRecord else {
      return Validation(attempt: nil, diagnostics: adjusted(parsed.diagnostics))
    }
    let subject = ValidationSubject(parsed)
    var diagnostics: [Diagnostic] = parsed.diagnostics
    // What could not be read is not judged as well.
    let unread =
      diagnostics.isEmpty
      ? [] : diagnostics.filter { $0.severity == .error }.compactMap(\.place.start)
    for check in checks {
      check.check(subject) { finding in
        if let start = finding.place.start, unread.contains(start) { return }
        diagnostics.append(finding)
      }
    }
    if diagnostics.count > parsed.diagnostics.count { diagnostics = diagnostics.inOrderOfText }
    return Validation(attempt: subject.attempt, diagnostics: adjusted(diagnostics))
  }

  private func adjusted(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.isEmpty ? findings : findings.compactMap(settings.adjusted)
  }
}

/// What a validator found out about one record.
public struct Validation: Sendable {
  /// The record as far as it can be played; `nil` when it could not be read.
  public let attempt: ReplayAttempt?
  /// Everything that was found, in the order of the text.
  public var diagnostics: [Diagnostic]
}
