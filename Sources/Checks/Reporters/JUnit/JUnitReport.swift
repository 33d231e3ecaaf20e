public import GameRecords

/// A report in the XML of JUnit, which build servers show as test results.
///
/// - One `testsuite` for each input, and in it one `testcase` for each record, broken or not:
///   `record 12`, with the identifier of the record; `classname` is the path.
/// - A record with errors has one `failure`, with the first error as its message, the name of the
///   rule as its type, and all errors as text; even if none of its errors is listed.
/// - An input that cannot be read, or that has an error outside of its records, has a case `input`
///   with an `error`; so has an error about the run, in a suite `flipbook`.
/// - Warnings, notes and the number of findings that are not listed are in the `system-out` of the
///   suite.
/// - Valid under the strict schema of Ant's tasks (windyroad/JUnit-Schema) and under the Jenkins
///   plugin's `junit-10.xsd`. The report is the same for the same input: `time` is 0, `hostname` is
///   `localhost`, `timestamp` is ``ReportOptions/date``.
public struct JUnitReport: FindingReporter {
  /// `junit`.
  public static let name = "junit"
  /// A short description.
  public static let title = "JUnit's XML, for build servers"
  /// The root element.
  public static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>"
  /// Every record is a test.
  public static let listsEveryRecord = true
  /// A suite begins with the number of its tests.
  public static let countsComeFirst = true

  private let version: String
  private let date: String
  private var path: ReportedPath
  private let reporter = TextReporter(usesColour: false)
  /// The number of suites so far.
  private var suites = 0
  /// The cases of the next suite.
  private var cases = Cases()
  /// Whether output follows the cases of this suite.
  private var hasOutput = false

  private struct Cases {
    var all = 0
    var failures = 0
    var errors = 0
  }

  /// Creates an empty report.
  public init(_ options: ReportOptions) {
    version = options.version
    date = options.date
    path = ReportedPath(options)
  }

  /// Begins the document.
  public mutating func begin(_ output: inout [UInt8]) {
    output += (Self.head + "\n").utf8
  }

  /// Adds a record as a case.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    // A finding about an input as a whole is a case only if it is an error.
    guard record.number > 0 || record.hasErrors else { return }
    cases.all += 1
    var name = record.number > 0 ? "record \(record.number)" : "input"
    if let id = record.id { name += " " + DisplayText.quote(id) }
    output += "    <testcase name=\"".utf8 + XMLText.attribute(name)
    output += "\" classname=\"".utf8 + XMLText.attribute(path.of(input.name))
    output += "\" time=\"0\"".utf8
    guard record.hasErrors else {
      output += "/>\n".utf8
      return
    }
    if record.number > 0 { cases.failures += 1 } else { cases.errors += 1 }
    let element = record.number > 0 ? "failure" : "error"
    let errors = record.findings.filter { $0.severity == .error }
    let count = record.counts[.error, default: 0]
    var message = errors.first.map(\.message) ?? "\(Words.count("error", count)), not listed"
    if !errors.isEmpty, count > 1 { message += " (and \(count - 1) more)" }
    output += ">\n      <\(element) message=\"".utf8 + XMLText.attribute(message)
    output += "\" type=\"\(errors.first?.rule.name ?? "unlisted")\">".utf8
    for error in errors { output += text(of: error) }
    output += "</\(element)>\n    </testcase>\n".utf8
  }

  /// Adds a record's warnings and notes to the output after the cases.
  public mutating func append(
    _ record: CheckedRecord,
    of input: ReportedInput,
    toEnd output: inout [UInt8]
  ) {
    for finding in record.findings where finding.severity != .error {
      beginOutput(&output)
      output += text(of: finding)
    }
  }

  /// Begins a suite.
  public mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  ) {
    output += "  <testsuite id=\"\(suites)\" package=\"flipbook\" name=\"".utf8
    output += XMLText.attribute(path.of(input.name))
    output += "\" tests=\"\(cases.all)\" failures=\"\(cases.failures)\"".utf8
    output += " errors=\"\(cases.errors)\" time=\"0\" timestamp=\"\(date)\"".utf8
    output += " hostname=\"localhost\">\n    <properties>\n".utf8
    property("format", input.format, &output)
    property("flipbook", version, &output)
    output += "    </properties>\n".utf8
    suites += 1
    cases = Cases()
  }

  /// Ends a suite.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {
    beginOutput(&output)
    if summary.unlisted > 0 { output += "and \(Words.count(summary.unlisted)) more\n".utf8 }
    output += "</system-out>\n    <system-err/>\n  </testsuite>\n".utf8
    hasOutput = false
  }

  /// Adds a finding about the run as a suite of its own, if it is an error.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    guard finding.severity == .error else { return }
    let run = ReportedInput(name: finding.place.source, format: nil)
    var body: [UInt8] = []
    add(CheckedRecord(about: finding), of: run, &body)
    begin(run, nil, &output)
    output += body
    end(run, ValidationSummary(), &output)
  }

  /// Ends the document.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    output += "</testsuites>\n".utf8
  }

  private mutating func text(of finding: Finding) -> [UInt8] {
    var finding = finding
    finding.place.source = path.of(finding.place.source)
    return XMLText.content(reporter.text(for: finding))
  }

  private func property(_ name: String, _ value: String?, _ output: inout [UInt8]) {
    guard let value, !value.isEmpty else { return }
    output += "      <property name=\"\(name)\" value=\"".utf8 + XMLText.attribute(value)
    output += "\"/>\n".utf8
  }

  private mutating func beginOutput(_ output: inout [UInt8]) {
    guard !hasOutput else { return }
    output += "    <system-out>".utf8
    hasOutput = true
  }
}
