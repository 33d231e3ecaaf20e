public import GameRecords

/// Checks records by replaying them and applying every rule.
public struct Validator: Sendable {
  private let checks: [any ValidationRule.Type]
  private let formats: [FormatChecks]
  private let formatNames: [String]
  private let settings: RuleSettings

  /// The rules for records of all formats; readers and formats have their own.
  public static let rules: [Rule] = ValidationRules.all.flatMap { $0.rules }

  /// The checks for records that were read from one format.
  private struct FormatChecks: Sendable {
    let checks: [any ValidationRule.Type]
    let conventions: FormatConventions
  }

  /// Creates a validator.
  /// - Parameters:
  ///   - settings: the rules that report; by default all but the opt-in rules.
  ///   - formats: the formats of the records, each with its checks and conventions.
  ///   - added: more checks for records of all formats.
  public init(
    _ settings: RuleSettings = RuleSettings(),
    formats: [any RecordFormat],
    adding added: [any ValidationRule.Type] = []
  ) {
    self.settings = settings
    checks = (ValidationRules.all + added).filter { $0.rules.contains(where: settings.reports) }
    formatNames = formats.map(\.name)
    self.formats = formats.map { format in
      FormatChecks(
        checks: format.checks.filter { $0.rules.contains(where: settings.reports) },
        conventions: format.conventions
      )
    }
  }

  /// Replays a record and returns all findings, from reading and from the rules, in the order of
  /// the text.
  public func validate(_ parsed: ParsedRecord) -> Validation {
    guard parsed.hasRecord else {
      return Validation(attempt: nil, findings: adjusted(parsed.findings))
    }
    let format = parsed.contents.origin.flatMap { formatNames.firstIndex(of: $0.format) }
      .map { formats[$0] }
    let subject = ValidationSubject(parsed, format?.conventions ?? FormatConventions())
    var report = Report(parsed.findings)
    for check in checks { check.check(subject) { report.add($0) } }
    for check in format?.checks ?? [] { check.check(subject) { report.add($0) } }
    var findings = report.findings
    if findings.count > parsed.findings.count { findings = findings.inOrderOfText }
    return Validation(attempt: subject.attempt, findings: adjusted(findings))
  }

  /// The findings in a record.
  private struct Report {
    private(set) var findings: [Finding]
    /// Where reading failed; the rules do not judge those places.
    private let unread: [SourcePosition]

    init(_ findings: [Finding]) {
      self.findings = findings
      unread =
        findings.isEmpty
        ? [] : findings.filter { $0.severity == .error }.compactMap(\.place.start)
    }

    mutating func add(_ finding: Finding) {
      if let start = finding.place.start, unread.contains(start) { return }
      findings.append(finding)
    }
  }

  /// Replays a record that was not read from a file, and returns the findings of the rules.
  public func validate(_ record: ReversiRecord) -> Validation {
    let text = SourceText(name: record.id ?? "record", bytes: [])
    return validate(ParsedRecord(number: 1, record: record, source: text))
  }

  private func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.isEmpty ? findings : findings.compactMap(settings.adjusted)
  }
}

/// The result of validating one record.
public struct Validation: Sendable {
  /// The replay of the record as far as it can be played; `nil` if it could not be read.
  public let attempt: ReplayAttempt?
  /// All findings, in the order of the text.
  public var findings: [Finding]
}
