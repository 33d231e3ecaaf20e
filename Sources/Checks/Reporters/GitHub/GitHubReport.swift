public import GameRecords

/// A report as commands that make GitHub's runner annotate files.
///
/// - `::error title=illegal-move (FB2001),file=…,line=…,endLine=…,col=…,endColumn=…::message`; a
///   warning is `warning`, a note `notice`. The end column is that of the first character after the
///   place. The message includes the help, and the record and the move, on lines of their own. A
///   binary file has no lines: the message begins with the byte.
/// - At most 10 of each, the number that GitHub shows for one step: errors first, then warnings,
///   then notices, each in the order of the findings.
/// - The last line has the counts, and the number of findings without annotation. It is not a
///   command.
public struct GitHubReport: FindingReporter {
  /// `github`.
  public static let name = "github"
  /// A short description.
  public static let title = "annotations of GitHub Actions"

  /// Whether the first line is an annotation or the line with the counts.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    guard let line = ReportLine(firstOf: bytes) else { return false }
    return line.isSummary || line.isAnnotation
  }

  /// The number of annotations of each kind that GitHub shows for one step.
  private static let limit = 10

  private let options: ReportOptions
  private var lines: [Severity: [String]] = [:]
  /// The number of findings, reported or not.
  private var count = 0

  /// Creates an empty report.
  public init(_ options: ReportOptions) { self.options = options }

  /// Keeps the findings of a record that will be shown.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    count += record.findings.count
    for finding in record.findings { keep(finding, path: finding.place.source) }
  }

  /// Counts the findings of an input that are not listed.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) { count += summary.unlisted }

  /// Keeps a finding about the run, which has no file.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    count += 1
    keep(finding, path: nil)
  }

  /// Writes the annotations and, unless only errors are listed, the counts.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    var shown = 0
    for severity in Severity.allCases.reversed() {
      for line in lines[severity, default: []] {
        output += line.utf8
        shown += 1
      }
    }
    guard !options.isQuiet else { return }
    let rest = count - shown
    let others = rest > 0 ? " (\(Words.count("finding", rest)) without annotation)" : ""
    output += "\(summary)\(others)\n".utf8
  }

  private mutating func keep(_ finding: Finding, path: String?) {
    guard lines[finding.severity, default: []].count < Self.limit else { return }
    let command = GitHubCommand(finding, path: path.map(options.path))
    lines[finding.severity, default: []].append(command.line)
  }
}
