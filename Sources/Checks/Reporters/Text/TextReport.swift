public import GameRecords

/// A report for people; editors and simple programs understand it, too.
public struct TextReport: FindingReporter {
  /// `text`.
  public static let name = "text"
  /// A short description.
  public static let title = "for people, with source lines and boards"

  private let reporter: TextReporter
  private let isQuiet: Bool
  /// The number of errors of the input that are listed.
  private var errors = 0

  /// Whether the first line is a finding or the line with the counts.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    guard let line = ReportLine(firstOf: bytes) else { return false }
    return line.isSummary || line.isFinding
  }

  /// Creates an empty report.
  public init(_ options: ReportOptions) {
    reporter = TextReporter(usesColour: options.usesColour)
    isQuiet = options.isQuiet
  }

  /// Adds the findings of a record.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    for finding in record.findings {
      if finding.severity == .error { errors += 1 }
      output += reporter.text(for: finding).utf8
    }
  }

  /// Adds a finding about the run.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    output += reporter.text(for: finding).utf8
  }

  /// Reports how many findings of an input are not listed.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {
    let unlisted = isQuiet ? summary.count(of: .error) - errors : summary.unlisted
    errors = 0
    guard unlisted > 0 else { return }
    output += (reporter.note(about: input.name, "and \(Words.count(unlisted)) more") + "\n").utf8
  }

  /// Adds the counts, and those of each rule if there are several, unless only errors are listed.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    guard !isQuiet else { return }
    output += "\(summary)\n".utf8
    let rules = summary.rules
    guard rules.count > 1 else { return }
    let width = Words.count(rules.map(\.count).max() ?? 0).count
    for (rule, severity, count) in rules {
      let number = Words.count(count)
      let indentation = String(repeating: " ", count: 2 + width - number.count)
      output += (indentation + number + " " + reporter.name(of: rule, severity) + "\n").utf8
    }
  }
}
