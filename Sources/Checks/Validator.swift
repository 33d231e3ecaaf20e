public import GameRecords

/// Checks records by replaying them and applying every rule.
public struct Validator: Sendable {
  private let games: [CheckedGame]
  private let formatNames: [String]
  private let settings: RuleSettings

  /// Creates a validator.
  /// - Parameters:
  ///   - settings: the rules that report; by default all but the opt-in rules.
  ///   - formats: the formats of the records, each with its checks and conventions.
  ///   - checks: the checks for records of all formats.
  public init(
    _ settings: RuleSettings = RuleSettings(),
    formats: [any RecordFormat],
    checks: [any ValidationRule.Type]
  ) {
    self.settings = settings
    formatNames = formats.map(\.name)
    games = CheckedGame.games(formats, settings, checks)
  }

  /// Replays a record and returns all findings, from reading and from the rules, in the order of
  /// the text.
  public func validate(_ parsed: ParsedRecord) -> Validation {
    guard let type = parsed.recordType else {
      return Validation(findings: adjusted(parsed.findings))
    }
    let checks = games.first { $0.recordType == type }
    let format = parsed.format.flatMap(formatNames.firstIndex)
    var report = Report(parsed.findings)
    let subject = checks?.check(parsed, ofFormat: format) { report.add($0) }
    var findings = report.findings
    if findings.count > parsed.findings.count { findings = findings.inOrderOfText }
    return Validation(
      moveCount: subject?.moveCount ?? 0,
      hasUnplayedMoves: subject?.isComplete == false,
      findings: adjusted(findings)
    )
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
  public func validate(_ record: some GameRecord) -> Validation {
    let text = SourceText(name: record.id ?? "record", bytes: [])
    return validate(ParsedRecord(number: 1, record: record, source: text))
  }

  private func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.isEmpty ? findings : findings.compactMap(settings.adjusted)
  }
}

/// The result of validating one record.
public struct Validation: Sendable {
  /// How many moves could be played; 0 if the record could not be read.
  public let moveCount: Int
  /// Whether the record has moves that cannot be played.
  public let hasUnplayedMoves: Bool
  /// All findings, in the order of the text.
  public var findings: [Finding]

  package init(moveCount: Int = 0, hasUnplayedMoves: Bool = false, findings: [Finding]) {
    self.moveCount = moveCount
    self.hasUnplayedMoves = hasUnplayedMoves
    self.findings = findings
  }
}
