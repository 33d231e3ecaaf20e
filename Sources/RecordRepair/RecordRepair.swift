public import GameRecords
public import RecordStreams
public import RecordValidation

/// Repairs records: every repair is tried, and kept only if it can be proved that the record is
/// better afterwards and says what it said.
public struct RecordRepair: Sendable {
  private let formats: FormatRegistry
  private let settings: RuleSettings
  private let permission: RepairPermission

  /// A way to repair.
  /// - Parameters:
  ///   - formats: the formats that there are.
  ///   - settings: the rules whose findings are repaired.
  ///   - appliesGuesses: whether repairs are made too that may change what a record says.
  public init(
    formats: FormatRegistry,
    settings: RuleSettings = RuleSettings(),
    appliesGuesses: Bool = false
  ) {
    self.formats = formats
    self.settings = settings
    permission = RepairPermission(allowsAll: appliesGuesses)
  }

  /// Repairs an input that is held in memory.
  /// - Parameters:
  ///   - bytes: the input.
  ///   - source: its name, for findings.
  ///   - name: the name of its format; found from the bytes when not given.
  /// - Returns: the bytes afterwards, and what is left to report.
  /// - Throws: a finding when the format is not known or cannot be recognised.
  public func repair(
    _ bytes: [UInt8],
    from source: String = "input",
    as name: String? = nil
  ) async throws(Finding) -> RepairedInput {
    var repair = FileRepair(
      InputPath(inMemoryNamed: source),
      try SourceOptions(formats: formats, as: name),
      settings,
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

/// An input after its repairs.
public struct RepairedInput: Sendable {
  /// Its bytes.
  public let bytes: [UInt8]
  /// Whether any of them is another than before.
  public let isChanged: Bool
  /// How many findings of each rule were repaired.
  public let repaired: [Rule: Int]
  /// The first findings that are left, at most 100 of each severity.
  public let findings: [Finding]
  /// What is left in all.
  public let summary: ValidationSummary
  /// How many more findings could be repaired by a guess.
  public let guesses: Int
}
