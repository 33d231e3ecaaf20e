public import GameRecords

/// Counts what was validated and what was found, for the line at the end of a report.
public struct ValidationSummary: Hashable, Sendable {
  /// Inputs that were read.
  public var files = 0
  /// Inputs that could not be read.
  public var unreadable = 0
  /// Records, readable or not.
  public private(set) var records = 0
  /// Moves that the rules played.
  public private(set) var moves = 0
  /// Findings by severity.
  public private(set) var findings: [Severity: Int] = [:]

  /// Nothing validated yet.
  public init() {}

  /// Adds one record and its findings.
  public mutating func add(_ validation: Validation, of parsed: ParsedRecord) {
    if parsed.isRecord { records += 1 }
    moves += validation.attempt?.replay.moveCount ?? 0
    for diagnostic in validation.diagnostics { findings[diagnostic.severity, default: 0] += 1 }
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: ValidationSummary) {
    files += other.files
    unreadable += other.unreadable
    records += other.records
    moves += other.moves
    findings.merge(other.findings, uniquingKeysWith: +)
  }

  /// Whether an error was found.
  public var hasErrors: Bool { findings[.error, default: 0] > 0 }
}

extension ValidationSummary: CustomStringConvertible {
  /// For example `3 files, 12 records, 645 moves: 2 errors, 1 warning`.
  public var description: String {
    let missing = unreadable > 0 ? [Self.count("unreadable input", unreadable)] : []
    let read = [("file", files), ("record", records), ("move", moves)]
      .map(Self.count).joined(separator: ", ")
    let found = Severity.allCases.reversed()
      .compactMap { severity in findings[severity].map { ("\(severity)", $0) } }
      .map(Self.count)
    let told = missing + found
    return read + ": " + (told.isEmpty ? "nothing found" : told.joined(separator: ", "))
  }

  private static func count(_ word: String, _ number: Int) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
