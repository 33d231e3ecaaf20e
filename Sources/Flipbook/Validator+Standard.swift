public import GameRecords
import RecordStreams
public import RecordValidation

extension Validator {
  /// Creates a validator for records of all standard formats; by default with all but the opt-in
  /// rules.
  /// - Parameters:
  ///   - settings: the rules that report.
  ///   - added: more checks.
  public init(
    _ settings: RuleSettings = RuleSettings(),
    adding added: [any ValidationRule.Type] = []
  ) {
    self.init(
      settings,
      formats: FormatRegistry.standard.formats,
      adding: Game.checks + added
    )
  }
}
