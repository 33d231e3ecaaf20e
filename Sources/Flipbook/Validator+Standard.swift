public import GameRecords
import RecordStreams
public import RecordValidation

extension Validator {
  /// A validator of records of the formats that there are; by default with every rule that is not
  /// optional.
  /// - Parameters:
  ///   - settings: the rules that are reported.
  ///   - added: checks besides those that there are.
  public init(
    _ settings: RuleSettings = RuleSettings(),
    adding added: [any ValidationRule.Type] = []
  ) {
    self.init(settings, formats: FormatRegistry.standard.formats, adding: added)
  }
}
