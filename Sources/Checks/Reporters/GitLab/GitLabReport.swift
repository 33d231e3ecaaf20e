import GameRecords
import RecordFormats

/// A report for GitLab's code quality, an array of issues.
///
/// - `description` is the message with the record and the move (in a binary file also the byte),
///   `check_name` the rule's name.
/// - `severity`: an error is `major`, a warning `minor`, a note `info`.
/// - `location` has the path, relative to the working folder for files in it, and the line: 1 in
///   a binary file and for a whole input, because GitLab requires one.
/// - `fingerprint` is made from the path and the finding's ``Fingerprint``. No two are the same, or
///   GitLab would drop one of them.
/// - Findings about the run are left out: they are not about a file.
public struct GitLabReport: FindingReporter {
  /// `gitlab`.
  public static let name = "gitlab"
  /// A short description.
  public static let title = "GitLab's code quality"

  /// The start of the first issue; a report without issues is an empty array, like other files.
  public static let head = "[\n{\"description\":"

  private var path: ReportedPath
  private var issues = JSONArrayLines()
  /// The inputs by path; an input may be named twice.
  private var inputs = FingerprintCounter()
  /// The name that distinguishes the input from all others.
  private var input = ""
  private var fingerprints = FingerprintCounter()

  /// Creates an empty report.
  public init(_ options: ReportOptions) { path = ReportedPath(options) }

  /// Begins the array.
  public mutating func begin(_ output: inout [UInt8]) { output.append(UInt8(ascii: "[")) }

  /// Notes the path for the fingerprints.
  public mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  ) {
    self.input = inputs.name(Fingerprint(of: path.of(input.name)))
    fingerprints = FingerprintCounter()
  }

  /// Adds the findings of a record.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    for finding in record.findings {
      let name = fingerprints.name(Fingerprint(of: finding).combined(with: self.input))
      let path = path.of(finding.place.source)
      let context = finding.place.context.map { " (\($0))" } ?? ""
      let issue = JSONOutput.object { json in
        json.member("description", finding.placedMessage + context)
        json.member("check_name", finding.rule.name)
        json.member("fingerprint", name)
        json.member("severity", finding.severity.gitLabName)
        json.object("location") { json in
          json.member("path", path)
          json.object("lines") { json in
            let line = finding.place.start?.line ?? 0
            json.member("begin", max(1, line))
          }
        }
      }
      issues.add(issue, &output)
    }
  }

  /// Ends the array.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    issues.end(&output)
    output.append(UInt8(ascii: "\n"))
  }
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
