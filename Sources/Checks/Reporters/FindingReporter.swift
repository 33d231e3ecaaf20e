public import GameRecords

/// A format of reports: for people, or for one kind of program.
///
/// To add a format, write one conforming type in a folder of its own, and add one line to
/// ``ReporterRegistry``. A report is written as findings arrive; output is never revised.
public protocol FindingReporter: Sendable {
  /// The name that the option `--format` takes, for example `sarif`.
  static var name: String { get }
  /// The format in a few words.
  static var title: String { get }
  /// The first bytes of every report of the format, if nothing else begins with them.
  static var head: String { get }
  /// Whether a file with these first bytes is certainly such a report: reports may be next to
  /// records.
  static func isReport(_ bytes: [UInt8]) -> Bool
  /// Whether records without findings are listed too.
  static var listsEveryRecord: Bool { get }
  /// Whether the counts of an input come before its records, which then have to wait: its records
  /// are added first, and then the input is begun and ended.
  static var countsComeFirst: Bool { get }

  /// Creates an empty report.
  init(_ options: ReportOptions)

  /// Begins the report.
  mutating func begin(_ output: inout [UInt8])
  /// Begins an input.
  /// - Parameters:
  ///   - input: the input.
  ///   - summary: its counts, if ``countsComeFirst``.
  ///   - output: where the report goes.
  mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  )
  /// Adds a record of the current input with its findings.
  mutating func add(_ record: CheckedRecord, of input: ReportedInput, _ output: inout [UInt8])
  /// Adds what the report says about the same record after all records of the input.
  mutating func append(
    _ record: CheckedRecord,
    of input: ReportedInput,
    toEnd output: inout [UInt8]
  )
  /// Adds a finding about the run, not about an input.
  mutating func add(_ finding: Finding, _ output: inout [UInt8])
  /// Ends an input.
  mutating func end(_ input: ReportedInput, _ summary: ValidationSummary, _ output: inout [UInt8])
  /// Ends the report.
  mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8])
}

extension FindingReporter {
  /// Empty: reports have no common first bytes.
  public static var head: String { "" }
  /// Whether the file begins with ``head``.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    !head.isEmpty && bytes.starts(with: head.utf8)
  }
  /// Only records with findings are listed.
  public static var listsEveryRecord: Bool { false }
  /// The counts come last.
  public static var countsComeFirst: Bool { false }

  /// Does nothing.
  public mutating func begin(_ output: inout [UInt8]) {}
  /// Does nothing.
  public mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  ) {}
  /// Does nothing.
  public mutating func append(
    _ record: CheckedRecord,
    of input: ReportedInput,
    toEnd output: inout [UInt8]
  ) {}
  /// Does nothing: findings about the run are for people.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {}
  /// Does nothing.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {}
}

/// The settings of a report.
public struct ReportOptions: Sendable {
  /// Whether the report may use terminal colours.
  public var usesColour: Bool
  /// Whether only errors are listed; everything is counted all the same.
  public var isQuiet: Bool
  /// The version of the program that makes the report.
  public var version: String
  /// The time of the report in UTC, such as `2026-01-31T23:59:59`.
  public var date: String
  /// Returns the path of an input in a report, so that every reader of the report can identify the
  /// file; by default the path given by the user.
  public var path: @Sendable (String) -> String

  /// Creates options; by default without colours, and with all findings.
  public init(
    usesColour: Bool = false,
    isQuiet: Bool = false,
    version: String = "",
    date: String = "1970-01-01T00:00:00",
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.usesColour = usesColour
    self.isQuiet = isQuiet
    self.version = version
    self.date = date
    self.path = path
  }
}
