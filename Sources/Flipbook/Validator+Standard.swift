internal import RecordStreams
public import RecordValidation

extension Validator {
  /// A validator of records of the formats that there are; by default with every rule that is not
  /// optional.
  public init(_ settings: RuleSettings = RuleSettings()) {
    self.init(settings, formats: FormatRegistry.standard.formats)
  }
}
