public import GameRecords
public import RecordValidation

extension FormatRegistry {
  /// What is usual in the format that a record was read from.
  public func conventions(of record: GameRecord) -> FormatConventions {
    record.origin.flatMap { format(named: $0.format) }?.conventions ?? FormatConventions()
  }
}

extension Validator {
  /// A validator of records of the formats that there are; by default with every rule that is not
  /// optional.
  public init(_ settings: RuleSettings = RuleSettings()) {
    self.init(settings, formats: FormatRegistry.standard.formats)
  }
}
