import GameRecords
@testable import RecordChecks
import ReversiRules
import TestSupport

/// An input of a report with its findings.
struct TestInput {
  var name: String
  var format: String? = "transcript"
  /// The records with their findings; number 0 is the input as a whole.
  var records: [(number: Int, id: String?, findings: [Finding])] = []
  /// The number of findings of a record that are listed.
  var listed = Int.max
}

/// Returns a whole report, written in the same order as by the command.
func wholeReport<Report: FindingReporter>(
  _ type: Report.Type,
  of inputs: [TestInput],
  runFindings: [Finding] = [],
  _ options: ReportOptions = ReportOptions(version: "1.2.3", date: "2026-01-31T23:59:59")
) -> String {
  var report = type.init(options)
  var output: [UInt8] = []
  var summary = ValidationSummary()
  report.begin(&output)
  for test in inputs {
    let input = ReportedInput(name: test.name, format: test.format)
    var counted = ValidationSummary()
    var records: [UInt8] = []
    var trailing: [UInt8] = []
    if !type.countsComeFirst { report.begin(input, nil, &output) }
    for (number, id, findings) in test.records {
      let parsed = ParsedRecord(
        number: number,
        record: number > 0 ? ReversiRecord(id: id) : nil,
        source: SourceText(name: test.name, bytes: [])
      )
      counted.add(Validation(findings: findings), of: parsed)
      var record = CheckedRecord(parsed, findings)
      record.findings = Array(findings.prefix(test.listed))
      counted.listed += record.findings.count
      guard type.listsEveryRecord || !record.findings.isEmpty else { continue }
      report.append(record, of: input, toEnd: &trailing)
      report.add(record, of: input, &records)
    }
    if counted.records > 0 { counted.files = 1 } else { counted.unreadable = 1 }
    if type.countsComeFirst { report.begin(input, counted, &output) }
    output += records + trailing
    report.end(input, counted, &output)
    summary.add(counted)
  }
  for finding in runFindings { report.add(finding, &output) }
  report.finish(summary, &output)
  return String(decoding: output, as: UTF8.self)
}

/// The parts of a small report.
enum Sample {
  static let move = Rule(2_901, "test-move", .error, page: page)
  static let result = Rule(3_901, "test-result", .warning, isOptional: true)
    .requiring("Results should be right.")
  static let count = Rule(6_901, "test-count", .error).requiring("There must be a game.")
  static let input = Rule(901, "test-input", .error).requiring("Be there.")

  private static let page: RuleExplanations = """
    ## test-move

    Moves must be good.

    Others stumble.

    **Fix.** Repair it.
    """

  /// Returns a finding in `f5d6`, `  f5大f5` and `over`, at some bytes.
  static func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    record: Int = 1,
    id: String? = nil,
    ply: Int? = nil,
    square: String? = nil
  ) -> Finding {
    let source = SourceText(
      name: "games/a b.txt",
      bytes: Array("f5d6\n  f5大f5\nover\n".utf8)[...]
    )
    var finding = source.finding(rule, message, help: help, at: range)
    finding.place.record = record
    finding.place.recordID = id
    finding.place.ply = ply
    finding.place.square = square
    return finding
  }

  /// Two records in a text, the second one wrong; a binary file; and a file that does not exist.
  static let inputs = [
    TestInput(
      name: "games/a b.txt",
      records: [
        (1, nil, []),
        (
          2, "“x”",
          [
            finding(
              move,
              "f5 is taken",
              help: "legal: {c4}",
              at: 12..<14,
              record: 2,
              id: "“x”",
              ply: 2,
              square: "f5"
            ),
            finding(result, "3% too much", at: 12..<18, record: 2, id: "“x”"),
          ]
        ),
      ]
    ),
    TestInput(
      name: "/data/b.wtb",
      format: "wthor",
      records: [
        (1, nil, [binary(move, "90 is not a square", at: 5..<6, ply: 1)]),
        (0, nil, [Finding(count, "2 games, not 1", at: Place(source: "/data/b.wtb"))]),
      ],
      listed: 1
    ),
    TestInput(
      name: "none",
      format: nil,
      records: [(0, nil, [Finding(input, "is not there", at: Place(source: "none"))])]
    ),
  ]

  static func binary(_ rule: Rule, _ message: String, at range: Range<Int>, ply: Int) -> Finding {
    let bytes: [UInt8] = (0..<20).map { $0 * 5 }
    let source = SourceText(name: "/data/b.wtb", bytes: bytes[...], start: .binaryStart)
    var finding = source.finding(rule, message, at: range)
    finding.place.record = 1
    finding.place.ply = ply
    return finding
  }

  /// A note about the run.
  static let runFinding: Finding = {
    var finding = Finding(input, "left out: c.jpg", at: Place(source: "flipbook"))
    finding.severity = .note
    return finding
  }()
}
