public import GameRecords
public import RecordStreams

/// Repairs records.
///
/// Every repair is tried, and kept only if the record is provably better afterwards and still says
/// the same.
public struct RecordRepair: Sendable {
  private let formats: FormatRegistry
  private let validator: Validator
  private let permission: RepairPermission

  /// Creates a repair with these settings.
  /// - Parameters:
  ///   - formats: the known formats.
  ///   - settings: the rules whose findings are repaired.
  ///   - checks: the checks for records of all formats.
  ///   - appliesGuesses: whether to also apply repairs that may change what a record says.
  public init(
    formats: FormatRegistry,
    settings: RuleSettings = RuleSettings(),
    checks: [any ValidationRule.Type],
    appliesGuesses: Bool = false
  ) {
    self.formats = formats
    validator = Validator(settings, formats: formats.formats, checks: checks)
    permission = RepairPermission(allowsAll: appliesGuesses)
  }

  /// Repairs an input in memory.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - source: its name, for findings.
  ///   - name: the name of its format; by default detected from the bytes.
  /// - Returns: the repaired bytes, and the remaining findings.
  /// - Throws: a finding if the format is unknown or cannot be recognised.
  public func repair(
    _ bytes: [UInt8],
    from source: String = "input",
    as name: String? = nil
  ) async throws(Finding) -> RepairedInput {
    var repair = FileRepair(
      InputPath(inMemoryNamed: source),
      try SourceOptions(formats: formats, as: name),
      validator,
      permission,
      of: PatchedContent(bytes: bytes)
    )
    let ending = await repair.run()
    guard ending.isWhole else { throw ending.refusal(of: source) }
    let repaired = repair.content.inserted
    return RepairedInput(
      bytes: repaired,
      isChanged: repaired != bytes,
      repaired: repair.repaired,
      findings: repair.findings,
      summary: repair.summary,
      guesses: repair.guesses
    )
  }
}

/// A repaired input.
public struct RepairedInput: Sendable {
  /// Its bytes.
  public let bytes: [UInt8]
  /// Whether they differ from the original bytes.
  public let isChanged: Bool
  /// The number of repaired findings of each rule.
  public let repaired: [Rule: Int]
  /// The first remaining findings, at most 100 of each severity.
  public let findings: [Finding]
  /// The counts of all remaining findings.
  public let summary: ValidationSummary
  /// The number of further findings that could be repaired by guessing.
  public let guesses: Int
}
