public import RecordRepair
import RecordStreams
public import RecordValidation

extension RecordRepair {
  /// A way to repair records of the formats that there are.
  /// - Parameters:
  ///   - settings: the rules whose findings are repaired.
  ///   - appliesGuesses: whether repairs are made too that may change what a record says.
  public init(_ settings: RuleSettings = RuleSettings(), appliesGuesses: Bool = false) {
    self.init(formats: .standard, settings: settings, appliesGuesses: appliesGuesses)
  }
}
