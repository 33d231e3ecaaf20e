public import GameRecords

/// A report in GitHub's Markdown, for the summary of a workflow's job.
///
/// - The heading says whether validation passed, and counts the findings. A run without findings
///   has only one line more, which counts files, records and moves.
/// - The findings are a table with place, severity, rule, message and help: errors first, then
///   warnings, then notes, each in the order of the findings. At most 100 of each are listed, and at
///   most as many as a summary can store; a line after the table counts the others.
/// - If several rules were broken, a second table counts the findings of each.
/// - Texts from files are shown as they are, and never become markup, links or mentions.
public struct MarkdownReport: FindingReporter {
  /// `markdown`.
  public static let name = "markdown"
  /// A short description.
  public static let title = "a summary in GitHub's Markdown"

  /// Whether the first line is the heading.
  public static func isReport(_ bytes: [UInt8]) -> Bool {
    [true, false].contains { bytes.starts(with: heading(passed: $0).utf8) }
  }

  /// The number of findings of each severity that are listed: more would not be read.
  private static let mostRows = 100
  /// The length of the longest report: GitHub refuses a step's summary of more than 1 MiB, and a step
  /// may write more than one report.
  static let mostBytes = 1_000_000

  private var path: ReportedPath
  private var rows: [Severity: [String]] = [:]
  /// The number of findings, listed or not.
  private var count = 0

  /// Creates an empty report.
  public init(_ options: ReportOptions) { path = ReportedPath(options) }

  /// Keeps the findings of a record that will be listed.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) { for finding in record.findings { keep(finding) } }

  /// Counts the findings of an input that are not listed.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) { count += summary.unlisted }

  /// Keeps a finding about the run.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) { keep(finding) }

  /// Writes the report.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    let passed = !summary.hasErrors && summary.unreadable == 0
    let head = Self.heading(passed: passed) + "\(summary.findings)\n\n\(summary.inputs)\n"
    var counts = ""
    let rules = summary.rules
    if rules.count > 1 {
      counts = "\n| Rule | Severity | Findings |\n|---|---|--:|\n"
      for (rule, severity, count) in rules {
        counts += "| \(MarkdownText.code(rule.name)) | \(severity) | \(Words.count(count)) |\n"
      }
    }
    output += head.utf8
    list(&output, room: Self.mostBytes - head.utf8.count - counts.utf8.count)
    output += counts.utf8
  }

  /// Writes the table of findings, and the number of those that are not in it.
  private func list(_ output: inout [UInt8], room: Int) {
    guard count > 0 else { return }
    var left = room
    var shown = 0
    for row in Severity.allCases.reversed().flatMap({ rows[$0, default: []] })
    where row.utf8.count <= left {
      if shown == 0 {
        output += "\n| Place | Severity | Rule | Finding |\n|---|---|---|---|\n".utf8
      }
      output += row.utf8
      left -= row.utf8.count
      shown += 1
    }
    guard shown < count else { return }
    let rest = count - shown
    output +=
      "\n\(Words.count(rest)) more \(rest == 1 ? "finding is" : "findings are") not listed.\n".utf8
  }

  private mutating func keep(_ finding: Finding) {
    count += 1
    guard rows[finding.severity, default: []].count < Self.mostRows else { return }
    rows[finding.severity, default: []].append(row(for: finding))
  }

  private mutating func row(for finding: Finding) -> String {
    var place = path.of(finding.place.source)
    if let start = finding.place.start {
      place += start.isBinary ? ": byte \(start.offset)" : ":\(start.line):\(start.column)"
    }
    let context = finding.place.context.map { "<br>" + MarkdownText.prose($0) } ?? ""
    let help = finding.help.map { "<br>help: " + MarkdownText.prose($0) } ?? ""
    let cells = [
      MarkdownText.code(place) + context,
      finding.severity.description,
      MarkdownText.code(finding.rule.name),
      MarkdownText.prose(finding.message) + help,
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func heading(passed: Bool) -> String {
    "### Validation \(passed ? "passed" : "failed"): "
  }
}
