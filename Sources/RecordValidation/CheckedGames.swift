import GameRecords

/// The checks of every game, sorted by the game that their records are of.
struct CheckedGames {
  private(set) var games: [any CheckedGame] = []

  /// Sorts the checks of all formats and of single ones, as far as the settings report their rules.
  init(_ formats: [any RecordFormat], _ settings: RuleSettings, _ checks: [any ValidationRule.Type])
  {
    for check in checks where check.rules.contains(where: settings.reports) { add(check, to: nil) }
    for (index, format) in formats.enumerated() {
      for check in format.checks where check.rules.contains(where: settings.reports) {
        add(check, to: index)
      }
    }
    let conventions = formats.map(\.conventions)
    for index in games.indices { games[index].conventions = conventions }
  }

  private mutating func add<Check: ValidationRule>(_ check: Check.Type, to format: Int?) {
    let index = games.firstIndex { $0 is GameChecks<Check.Record> } ?? games.endIndex
    var checks = index < games.endIndex ? games[index] as? GameChecks<Check.Record> : nil
    if checks == nil { games.append(GameChecks<Check.Record>()) }
    checks = checks ?? GameChecks()
    checks?.add(check, to: format)
    if let checks { games[index] = checks }
  }
}

/// The checks of one game, for code that serves all of them.
protocol CheckedGame: Sendable {
  var name: GameName { get }

  /// The conventions of each format.
  var conventions: [FormatConventions] { get set }

  /// Plays a record of the game and reports what the checks find.
  /// - Parameters:
  ///   - parsed: the record.
  ///   - format: the index of the format it was read from, if that is known.
  ///   - report: receives the findings.
  /// - Returns: how far the record could be played; `nil` if it is of another game.
  func check(
    _ parsed: ParsedRecord,
    ofFormat format: Int?,
    report: (Finding) -> Void
  ) -> (any GameAttempt)?
}

/// The checks of one game.
private struct GameChecks<Record: GameRecord>: CheckedGame {
  private var ofAllFormats: [any ValidationRule<Record>.Type] = []
  private var ofFormats: [Int: [any ValidationRule<Record>.Type]] = [:]
  var conventions: [FormatConventions] = []

  var name: GameName { Record.game }

  mutating func add(_ check: any ValidationRule<Record>.Type, to format: Int?) {
    if let format {
      ofFormats[format, default: []].append(check)
    } else {
      ofAllFormats.append(check)
    }
  }

  func check(
    _ parsed: ParsedRecord,
    ofFormat format: Int?,
    report: (Finding) -> Void
  ) -> (any GameAttempt)? {
    let conventions = format.map { self.conventions[$0] } ?? FormatConventions()
    guard let subject = ValidationSubject<Record>(parsed, conventions) else { return nil }
    for check in ofAllFormats { check.check(subject, report: report) }
    for check in format.flatMap({ ofFormats[$0] }) ?? [] { check.check(subject, report: report) }
    return subject.attempt
  }
}
