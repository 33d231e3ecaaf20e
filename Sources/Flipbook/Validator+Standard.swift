public import GameRecords
import Games
public import RecordChecks
public import RecordStreams

extension Validator {
  /// Creates a validator for records of all games.
  /// - Parameters:
  ///   - settings: the rules that report; by default all but the opt-in rules.
  ///   - formats: the formats of the records, each with its checks and conventions.
  ///   - added: more checks.
  public init(
    _ settings: RuleSettings = RuleSettings(),
    formats: [any RecordFormat] = FormatRegistry.standard.formats,
    adding added: [any ValidationRule.Type] = []
  ) {
    self.init(settings, formats: formats, checks: Game.checks + added)
  }
}
