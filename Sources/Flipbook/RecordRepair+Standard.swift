import Games
public import RecordChecks
public import RecordStreams

extension RecordRepair {
  /// Creates a way to repair records of all games.
  /// - Parameters:
  ///   - formats: the known formats.
  ///   - settings: the rules whose findings are repaired.
  ///   - appliesGuesses: whether to apply also repairs that may change what a record says.
  public init(
    formats: FormatRegistry = .standard,
    _ settings: RuleSettings = RuleSettings(),
    appliesGuesses: Bool = false
  ) {
    self.init(
      formats: formats,
      settings: settings,
      checks: Game.checks,
      appliesGuesses: appliesGuesses
    )
  }
}
