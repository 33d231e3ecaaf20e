public import RecordRepair
import RecordStreams
public import RecordValidation

extension RecordRepair {
  /// Creates a way to repair records of all standard formats.
  /// - Parameters:
  ///   - settings: the rules whose findings are repaired.
  ///   - appliesGuesses: whether to apply also repairs that may change what a record says.
  public init(_ settings: RuleSettings = RuleSettings(), appliesGuesses: Bool = false) {
    self.init(
      formats: .standard,
      settings: settings,
      adding: Game.checks,
      appliesGuesses: appliesGuesses
    )
  }
}
