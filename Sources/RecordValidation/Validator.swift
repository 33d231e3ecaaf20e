public import GameRecords

/// Checks records by replaying them and asking every rule.
public struct Validator: Sendable {
  private let checks: [any ValidationRule.Type]
  private let formats: [FormatChecks]
  private let formatNames: [String]
  private let settings: RuleSettings

  /// The rules that are checked of records of all formats; readers and formats have theirs.
  public static let rules: [Rule] = ValidationRules.all.flatMap { $0.rules }

  /// What is checked of records that were read from one format.
  private struct FormatChecks: Sendable {
    let checks: [any ValidationRule.Type]
    let conventions: FormatConventions
  }

  /// A validator that reports what the settings say.
  /// - Parameters:
  ///   - settings: the rules that are reported; by default every rule that is not optional.
  ///   - formats: those that records come from, each with its checks and conventions.
  ///   - added: checks of records of all formats, besides those that there are.
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

  /// Replays a record and gives everything that was found in it, while reading and by the rules,
  /// in the order of the text.
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

  /// What is found in a record.
  private struct Report {
    private(set) var findings: [Finding]
    /// Where something could not be read, which is not judged as well.
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

  /// Replays a record that was read from no file, and gives everything that the rules find in it.
  public func validate(_ record: GameRecord) -> Validation {
    let text = SourceText(name: record.id ?? "record", bytes: [])
    return validate(ParsedRecord(number: 1, record: record, source: text))
  }

  private func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.isEmpty ? findings : findings.compactMap(settings.adjusted)
  }
}

/// What a validator found out about one record.
public struct Validation: Sendable {
  /// The record as far as it can be played; `nil` when it could not be read.
  public let attempt: ReplayAttempt?
  /// Everything that was found, in the order of the text.
  public var findings: [Finding]
}
