public import GameRecords

/// A form in which findings are told: for people, or for one kind of program.
///
/// A new form is one type that conforms, in a folder of its own, and one line in
/// ``ReporterRegistry``. A report is written as the findings come; what is already written is never
/// looked at again.
public protocol FindingReporter: Sendable {
  /// The name that the option `--format` takes, for example `sarif`.
  static var name: String { get }
  /// What the form is, in a few words.
  static var title: String { get }
  /// Whether records are listed in which nothing was found.
  static var listsEveryRecord: Bool { get }
  /// Whether what was counted in an input stands before its records, which then have to wait.
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
  /// Adds a remark about the run that is about no input.
  mutating func add(_ remark: Diagnostic, _ output: inout [UInt8])
  /// Ends an input.
  mutating func end(_ input: ReportedInput, _ summary: ValidationSummary, _ output: inout [UInt8])
  /// Ends the report.
  mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8])
}

extension FindingReporter {
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
  /// Nothing: a remark is for people.
  public mutating func add(_ remark: Diagnostic, _ output: inout [UInt8]) {}
  /// Nothing.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {}
}

/// What a report needs to know beside the findings.
public struct ReportOptions: Sendable {
  /// Whether a terminal's colours may be used.
  public var usesColour: Bool
  /// The version of the program that makes the report.
  public var version: String
  /// Every rule that there is, for reports that describe them.
  public var rules: [Rule]
  /// The path of an input as a report names it, so that a file is the same file for everyone who
  /// reads the report: by default as the user gave it.
  public var path: @Sendable (String) -> String

  /// Options; by default a report has no colours.
  public init(
    usesColour: Bool = false,
    version: String = "",
    rules: [Rule] = [],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.usesColour = usesColour
    self.version = version
    self.rules = rules
    self.path = path
  }
}
