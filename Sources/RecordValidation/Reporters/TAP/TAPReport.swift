public import GameRecords
import RecordText

/// A report in version 13 of the Test Anything Protocol, which `prove` reads.
///
/// - One test for each record: `ok 1 - games.pgn record 1 “id”`; a record with errors is `not ok`,
///   even if none of its errors is listed. An input that cannot be read, or that has an error
///   outside of its records, is `not ok` without a record's number; so is a run without records.
/// - The findings of a record follow as a block of YAML, indented by two spaces: `findings`, each
///   with severity, rule, code, message, help, line and column, byte, and move; and `unlisted`, the
///   number of findings that are not listed. All texts are in double quotes, as in JSON.
/// - Warnings and notes about an input or the run, and the counts, are comments.
/// - The plan is at the end.
public struct TAPReport: FindingReporter {
  /// `tap`.
  public static let name = "tap"
  /// A short description.
  public static let title = "the Test Anything Protocol, version 13"
  /// The first line, with the version.
  public static let head = "TAP version 13"
  /// Every record is a test.
  public static let listsEveryRecord = true

  private var path: ReportedPath
  private var tests = 0

  /// Creates an empty report.
  public init(_ options: ReportOptions) { path = ReportedPath(options) }

  /// Begins with the version.
  public mutating func begin(_ output: inout [UInt8]) { output += (Self.head + "\n").utf8 }

  /// Adds a record as a test.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    let path = path.of(input.name)
    guard record.number > 0 || record.hasErrors else {
      for finding in record.findings { comment("\(path): \(finding.line)", &output) }
      return
    }
    tests += 1
    var name = path
    if record.number > 0 { name += " record \(record.number)" }
    if let id = record.id { name += " " + DisplayText.quote(id) }
    output += "\(record.hasErrors ? "not ok" : "ok") \(tests) - \(Self.escape(name))\n".utf8
    guard !record.counts.isEmpty else { return }
    output += "  ---\n".utf8
    if !record.findings.isEmpty { output += "  findings:\n".utf8 }
    for finding in record.findings { list(finding, &output) }
    if record.unlisted > 0 { output += "  unlisted: \(record.unlisted)\n".utf8 }
    output += "  ...\n".utf8
  }

  /// Adds a finding about the run: as a test if it is an error, otherwise as a comment.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    guard finding.severity == .error else { return comment(finding.line, &output) }
    add(CheckedRecord(about: finding), of: .init(name: finding.place.source, format: nil), &output)
  }

  /// Reports how many findings of an input are not listed.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {
    guard summary.unlisted > 0 else { return }
    comment("\(path.of(input.name)): and \(Words.count(summary.unlisted)) more", &output)
  }

  /// Ends with the plan and the counts.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    output += (tests > 0 ? "1..\(tests)\n" : "1..0 # SKIP no records\n").utf8
    comment("\(summary)", &output)
  }

  private func list(_ finding: Finding, _ output: inout [UInt8]) {
    var lines: [(key: String, value: Value?)] = [
      ("severity", .text(finding.severity.description)),
      ("rule", .text(finding.rule.name)),
      ("code", .text(finding.rule.code)),
      ("message", .text(finding.message)),
      ("help", finding.help.map(Value.text)),
    ]
    if let start = finding.place.start {
      lines += [
        ("line", start.isBinary ? nil : .number(start.line)),
        ("column", start.isBinary ? nil : .number(start.column)),
        ("byte", .number(start.offset)),
      ]
    }
    lines.append(("move", finding.place.ply.map(Value.number)))
    var bullet = "    - "
    for (key, value) in lines {
      guard let value else { continue }
      output += "\(bullet)\(key): ".utf8
      switch value {
      case .text(let text): output += JSONOutput.bytes { $0.text(text) }
      case .number(let number): output += "\(number)".utf8
      }
      output += "\n".utf8
      bullet = "      "
    }
  }

  private enum Value {
    case text(String)
    case number(Int)
  }

  private func comment(_ text: String, _ output: inout [UInt8]) {
    output += "# \(Self.escape(text))\n".utf8
  }

  /// Returns a text as a description: without line ends, and without the sign that begins a
  /// directive.
  private static func escape(_ text: String) -> String {
    let text = DisplayText.escape(text)
    guard text.utf8.contains(where: { "\\#".utf8.contains($0) }) else { return text }
    return text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

extension Finding {
  /// The finding on one line.
  fileprivate var line: String { "\(severity): \(placedMessage) [\(rule.name)]" }
}
