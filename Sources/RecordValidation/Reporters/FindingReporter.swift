public import GameRecords

/// A form in which findings are reported: for people, or for one kind of program.
///
/// A new form is one type that conforms, in a folder of its own, and one line in
/// ``ReporterRegistry``. A report is written as the findings come; what is already written is never
/// looked at again.
public protocol FindingReporter: Sendable {
  /// The name that the option `--format` takes, for example `sarif`.
  static var name: String { get }
  /// What the form is, in a few words.
  static var title: String { get }
  /// What every report of the form begins with, if nothing else does.
  static var head: String { get }
  /// Whether the first bytes of a file are beyond doubt those of such a report: reports is next to
  /// records.
  static func isReport(_ bytes: [UInt8]) -> Bool
  /// Whether records are listed in which nothing was found.
  static var listsEveryRecord: Bool { get }
  /// Whether what was counted in an input is before its records, which then have to wait: its
  /// records are added first, and then it is begun and ended.
  static var countsComeFirst: Bool { get }

  /// A report that is still empty.
  init(_ options: ReportOptions)

  /// Begins the report.
  mutating func begin(_ output: inout [UInt8])
  /// Begins an input.
  /// - Parameters:
  ///   - input: the input.
  ///   - summary: what was counted in it, if ``countsComeFirst``.
  ///   - output: where the report goes.
  mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  )
  /// Adds a record of the input that was begun, with what was found in it.
  mutating func add(_ record: CheckedRecord, of input: ReportedInput, _ output: inout [UInt8])
  /// Adds what is to be said of the same record after all records of the input.
  mutating func append(
    _ record: CheckedRecord,
    of input: ReportedInput,
    toEnd output: inout [UInt8]
  )
  /// Adds a comment about the run that is about no input.
  mutating func add(_ remark: Finding, _ output: inout [UInt8])
  /// Ends an input.
  mutating func end(_ input: ReportedInput, _ summary: ValidationSummary, _ output: inout [UInt8])
  /// Ends the report.
  mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8])
}

extension FindingReporter {
  /// Nothing certain.
  public static var head: String { "" }
  /// Whether they are the usual ones.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    !head.isEmpty && bytes.starts(with: head.utf8)
  }
  /// Only those in which something was found.
  public static var listsEveryRecord: Bool { false }
  /// They do not.
  public static var countsComeFirst: Bool { false }

  /// Nothing.
  public mutating func begin(_ output: inout [UInt8]) {}
  /// Nothing.
  public mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  ) {}
  /// Nothing.
  public mutating func append(
    _ record: CheckedRecord,
    of input: ReportedInput,
    toEnd output: inout [UInt8]
  ) {}
  /// Nothing: a comment is for people.
  public mutating func add(_ remark: Finding, _ output: inout [UInt8]) {}
  /// Nothing.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {}
}

/// What a report needs to know next to the findings.
public struct ReportOptions: Sendable {
  /// Whether a terminal's colours may be used.
  public var usesColour: Bool
  /// The version of the program that makes the report.
  public var version: String
  /// When the report is made, in UTC, as `2026-01-31T23:59:59`.
  public var date: String
  /// The path of an input as a report names it, so that a file is the same file for everyone who
  /// reads the report: by default as the user gave it.
  public var path: @Sendable (String) -> String

  /// Options; by default a report has no colours.
  public init(
    usesColour: Bool = false,
    version: String = "",
    date: String = "1970-01-01T00:00:00",
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.usesColour = usesColour
    self.version = version
    self.date = date
    self.path = path
  }
}
