import GameRecords

/// The checks of one game: those for records of all formats, and those for records of single ones.
///
/// A class, because copying its parts for every record would cost more than the checks.
final class CheckedGame: Sendable {
  let recordType: ObjectIdentifier
  private let subject: @Sendable (ParsedRecord, FormatConventions) -> AnyValidationSubject?
  private let ofAllFormats: [any ValidationRule.Type]
  private let ofFormats: [[any ValidationRule.Type]]
  private let conventions: [FormatConventions]

  /// Sorts the checks of all formats and of single ones by their games, as far as the settings
  /// report their rules.
  static func games(
    _ formats: [any RecordFormat],
    _ settings: RuleSettings,
    _ checks: [any ValidationRule.Type]
  ) -> [CheckedGame] {
    let ofAllFormats = checks.filter { $0.rules.contains(where: settings.reports) }
    let ofFormats = formats.map { $0.checks.filter { $0.rules.contains(where: settings.reports) } }
    var games: [CheckedGame] = []
    func add<Check: ValidationRule>(_ check: Check.Type) {
      guard !games.contains(where: { $0.recordType == check.recordType }) else { return }
      let game = CheckedGame(Check.Record.self, ofAllFormats, ofFormats, formats.map(\.conventions))
      games.append(game)
    }
    for check in ofAllFormats + ofFormats.joined() { add(check) }
    return games
  }

  private init<Record: GameRecord>(
    _ record: Record.Type,
    _ ofAllFormats: [any ValidationRule.Type],
    _ ofFormats: [[any ValidationRule.Type]],
    _ conventions: [FormatConventions]
  ) {
    let type = ObjectIdentifier(record)
    recordType = type
    subject = Record.subject
    self.ofAllFormats = ofAllFormats.filter { $0.recordType == type }
    self.ofFormats = ofFormats.map { $0.filter { $0.recordType == type } }
    self.conventions = conventions
  }

  /// Plays a record of the game and reports what the checks find.
  /// - Parameters:
  ///   - parsed: the record.
  ///   - format: the index of the format it was read from, if that is known.
  ///   - report: receives the findings.
  /// - Returns: the record as far as it could be played; `nil` if it is of another game.
  func check(
    _ parsed: ParsedRecord,
    ofFormat format: Int?,
    report: (Finding) -> Void
  ) -> AnyValidationSubject? {
    let conventions = format.map { self.conventions[$0] } ?? FormatConventions()
    guard let subject = subject(parsed, conventions) else { return nil }
    for check in ofAllFormats { check.check(own: subject, report: report) }
    if let format { for check in ofFormats[format] { check.check(own: subject, report: report) } }
    return subject
  }
}

extension ValidationRule {
  fileprivate static var recordType: ObjectIdentifier { ObjectIdentifier(Record.self) }

  /// Checks a subject that is known to be of the check's own game.
  fileprivate static func check(own subject: AnyValidationSubject, report: (Finding) -> Void) {
    check(unsafeDowncast(subject, to: ValidationSubject<Record>.self), report: report)
  }
}
