public import GameRecords

/// The counts of a validation, for the line at the end of a report.
public struct ValidationSummary: Hashable, Sendable {
  /// Inputs that were read.
  public var files = 0
  /// Inputs that could not be read.
  public var unreadable = 0
  /// Findings that are listed.
  public var listed = 0
  /// Records, readable or not.
  public private(set) var records = 0
  /// Records with an error.
  public private(set) var recordsWithErrors = 0
  /// Moves that were replayed.
  public private(set) var moves = 0
  /// Findings by rule and severity.
  private var found: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let rule: Rule
    let severity: Severity
  }

  /// Creates empty counts.
  public init() {}

  /// Adds one record and its findings.
  public mutating func add(_ validation: Validation, of parsed: ParsedRecord) {
    if parsed.isRecord { records += 1 }
    moves += validation.moveCount
    guard !validation.findings.isEmpty else { return }
    for finding in validation.findings {
      found[Kind(rule: finding.rule, severity: finding.severity), default: 0] += 1
    }
    let hasErrors = validation.findings.contains { $0.severity == .error }
    if hasErrors, parsed.isRecord { recordsWithErrors += 1 }
  }

  /// Adds a listed finding that is not about a record.
  public mutating func add(listed finding: Finding) {
    found[Kind(rule: finding.rule, severity: finding.severity), default: 0] += 1
    listed += 1
  }

  /// Removes findings of a record that do not count.
  public mutating func remove(_ known: [Finding], of record: CheckedRecord) {
    for finding in known {
      let kind = Kind(rule: finding.rule, severity: finding.severity)
      found[kind] = found[kind].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    let hadErrors = known.contains { $0.severity == .error }
    if hadErrors, !record.hasErrors, record.number > 0 { recordsWithErrors -= 1 }
  }

  /// Adds the counts of another summary.
  public mutating func add(_ other: ValidationSummary) {
    files += other.files
    unreadable += other.unreadable
    listed += other.listed
    records += other.records
    recordsWithErrors += other.recordsWithErrors
    moves += other.moves
    found.merge(other.found, uniquingKeysWith: +)
  }

  /// Findings that are counted but not listed.
  public var unlisted: Int { found.values.reduce(0, +) - listed }

  /// Returns the number of findings of a severity.
  public func count(of severity: Severity) -> Int {
    found.reduce(0) { $0 + ($1.key.severity == severity ? $1.value : 0) }
  }

  /// The number of findings of each rule, with its worst severity: the worst first, then the most
  /// frequent.
  public var rules: [(rule: Rule, severity: Severity, count: Int)] {
    var rules: [Rule: (severity: Severity, count: Int)] = [:]
    for (kind, count) in found {
      let known = rules[kind.rule] ?? (kind.severity, 0)
      rules[kind.rule] = (max(known.severity, kind.severity), known.count + count)
    }
    return rules.map { ($0.key, $0.value.severity, $0.value.count) }
      .sorted { a, b in
        (b.1.rawValue, b.2, a.0.number) < (a.1.rawValue, a.2, b.0.number)
      }
  }

  /// Whether an error was found.
  public var hasErrors: Bool { count(of: .error) > 0 }
}

extension ValidationSummary: CustomStringConvertible {
  /// For example `3 files, 12 records, 645 moves: 2 errors, 1 warning`.
  public var description: String { inputs + ": " + findings }

  /// For example `3 files, 12 records, 645 moves`.
  var inputs: String {
    [("file", files), ("record", records), ("move", moves)]
      .map { Words.count($0, $1) }.joined(separator: ", ")
  }

  /// For example `2 errors, 1 warning`.
  var findings: String {
    let missing = unreadable > 0 ? [Words.count("unreadable input", unreadable)] : []
    let counts =
      missing
      + Severity.allCases.reversed().compactMap { severity in
        let count = count(of: severity)
        return count > 0 ? Words.count("\(severity)", count) : nil
      }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }
}
