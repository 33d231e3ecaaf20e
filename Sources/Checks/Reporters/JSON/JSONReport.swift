public import GameRecords
import RecordFormats

/// A report as one JSON document with findings, inputs, findings about the run, and counts.
///
/// Each finding and each input is on a line of its own. A schema describes the document.
public struct JSONReport: FindingReporter {
  /// `json`.
  public static let name = "json"
  /// A short description.
  public static let title = "one JSON document, for programs"

  /// The first bytes, with which no record begins.
  public static let head = "{\"flipbook\":1,\"findings\":["

  private var path: ReportedPath
  private var findings = JSONArrayLines()
  private var inputs: [[UInt8]] = []
  private var runFindings: [[UInt8]] = []

  /// Creates an empty report.
  public init(_ options: ReportOptions) { path = ReportedPath(options) }

  /// Begins the document.
  public mutating func begin(_ output: inout [UInt8]) {
    output += Self.head.utf8
  }

  /// Adds the findings of a record.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    for finding in record.findings {
      var finding = finding
      finding.place.source = path.of(finding.place.source)
      findings.add(JSONOutput.bytes { $0.finding(finding) }, &output)
    }
  }

  /// Adds a finding about the run.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    runFindings.append(
      JSONOutput.object { json in
        json.member("rule", finding.rule.name)
        json.member("severity", finding.severity.description)
        json.member("message", finding.message)
      }
    )
  }

  /// Keeps the counts of an input for the end.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {
    let path = path.of(input.name)
    inputs.append(
      JSONOutput.object { json in
        json.member("input", path)
        json.member("format", input.format)
        json.counts(summary)
      }
    )
  }

  /// Ends the document with the inputs, the findings about the run, and all counts.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    findings.end(&output)
    list("inputs", inputs, &output)
    list("runFindings", runFindings, &output)
    output += ",\n\"summary\":".utf8
    output += JSONOutput.object { json in
      json.member("files", summary.files)
      json.member("unreadable", summary.unreadable)
      json.counts(summary)
      json.array("rules", summary.rules) { json, found in
        json.object { json in
          json.member("rule", found.rule.name)
          json.member("code", found.rule.code)
          json.member("severity", found.severity.description)
          json.member("count", found.count)
        }
      }
    }
    output += "}\n".utf8
  }

  private func list(_ key: String, _ objects: [[UInt8]], _ output: inout [UInt8]) {
    output += ",\n\"\(key)\":[".utf8
    var lines = JSONArrayLines()
    for object in objects { lines.add(object, &output) }
    lines.end(&output)
  }
}

extension JSONOutput {
  /// Writes the counts as members of the open object.
  fileprivate mutating func counts(_ summary: ValidationSummary) {
    member("records", summary.records)
    member("recordsWithErrors", summary.recordsWithErrors)
    member("moves", summary.moves)
    for severity in Severity.allCases.reversed() {
      member("\(severity)s", summary.count(of: severity))
    }
    member("unlisted", summary.unlisted)
  }
}
