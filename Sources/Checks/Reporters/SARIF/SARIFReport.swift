public import GameRecords
import RecordFormats

/// A report in SARIF 2.1.0, which code scanning services and editors read.
///
/// - One run. Each finding is a result on a line of its own, in the order of the findings, with
///   `ruleId` (`FB2001`), `level` (error, warning or note), and the message followed by the help.
/// - `physicalLocation` has the path as a URI, relative to the working folder for files in it, and
///   a region: line and column of the first character and of the one after the last (characters
///   are Unicode scalars), and the bytes. In a binary file it has only the bytes; for a whole input
///   there is no region. `logicalLocations` names record and move, such as `game[12]/move[17]`;
///   `properties` has both as numbers, and the identifier of the record and the square.
/// - `partialFingerprints` has the finding's ``Fingerprint`` as `flipbook/v1`.
/// - `rules` has the rules with findings, in the order of their first findings, with summary,
///   reason and fix.
/// - Findings about the run and not about a record are notifications of the invocation: inputs that
///   cannot be read, inputs that were left out, and the number of findings of an input that are not
///   listed. `executionSuccessful` says whether every input could be read.
public struct SARIFReport: FindingReporter {
  /// `sarif`.
  public static let name = "sarif"
  /// A short description.
  public static let title = "SARIF 2.1.0, for code scanning and editors"

  /// The first bytes, with the schema.
  public static let head = "{\"$schema\":\"\(SARIFText.schema)\",\"version\":\"2.1.0\","

  private let version: String
  private var path: ReportedPath
  private var results = JSONArrayLines()
  private var rules = SARIFRules()
  private var notices = SARIFRules()
  private var notifications: [[UInt8]] = []
  private var fingerprints = FingerprintCounter()

  /// Creates an empty report.
  public init(_ options: ReportOptions) {
    version = options.version
    path = ReportedPath(options)
  }

  /// Begins the document.
  public mutating func begin(_ output: inout [UInt8]) {
    output += Self.head.utf8
    output += "\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":[".utf8
  }

  /// Restarts the counting of fingerprints.
  public mutating func begin(
    _ input: ReportedInput,
    _ summary: ValidationSummary?,
    _ output: inout [UInt8]
  ) { fingerprints = FingerprintCounter() }

  /// Adds the findings of a record.
  public mutating func add(
    _ record: CheckedRecord,
    of input: ReportedInput,
    _ output: inout [UInt8]
  ) {
    for finding in record.findings {
      let uri = uri(of: input)
      guard finding.rule.family != .run else {
        notify(finding, uri: uri)
        continue
      }
      let index = rules.index(of: finding.rule)
      let name = fingerprints.name(Fingerprint(of: finding))
      let result = JSONOutput.bytes {
        $0.sarifResult(finding, uri: uri, ruleIndex: index, fingerprint: name)
      }
      results.add(result, &output)
    }
  }

  /// Adds a finding about the run as a notification.
  public mutating func add(_ finding: Finding, _ output: inout [UInt8]) {
    notify(finding, uri: nil)
  }

  /// Reports how many findings of an input are not listed.
  public mutating func end(
    _ input: ReportedInput,
    _ summary: ValidationSummary,
    _ output: inout [UInt8]
  ) {
    guard summary.unlisted > 0 else { return }
    let uri = uri(of: input)
    notifications.append(
      JSONOutput.object { json in
        json.sarifMessage("and \(Words.count(summary.unlisted)) more findings")
        json.member("level", "note")
        json.array("locations", [uri]) { $0.sarifLocation(Place(source: input.name), uri: $1) }
      }
    )
  }

  /// Ends the document with the rules and the notifications.
  public mutating func finish(_ summary: ValidationSummary, _ output: inout [UInt8]) {
    results.end(&output)
    output.append(UInt8(ascii: ","))
    let run = JSONOutput.object { json in
      json.object("tool") { json in
        json.object("driver") { json in
          json.member("name", "flipbook")
          if !version.isEmpty { json.member("semanticVersion", version) }
          json.array("rules", rules.rules) { $0.sarifRule($1) }
          if !notices.rules.isEmpty {
            json.array("notifications", notices.rules) { $0.sarifRule($1) }
          }
        }
      }
      json.array("invocations", [notifications]) { json, notifications in
        json.object { json in
          json.member("executionSuccessful", summary.unreadable == 0)
          json.array("toolExecutionNotifications", notifications) { $0.bytes += $1 }
        }
      }
    }
    output += run.dropFirst()
    output += "]}\n".utf8
  }

  private mutating func uri(of input: ReportedInput) -> String {
    SARIFText.uri(ofPath: input.pathBytes ?? Array(path.of(input.name).utf8))
  }

  private mutating func notify(_ finding: Finding, uri: String?) {
    let index = notices.index(of: finding.rule)
    notifications.append(
      JSONOutput.object { json in
        json.object("descriptor") { json in
          json.member("id", finding.rule.code)
          json.member("index", index)
        }
        json.sarifMessage(finding.words)
        json.member("level", finding.severity.description)
        if let uri {
          json.array("locations", [finding.place]) { $0.sarifLocation($1, uri: uri) }
        }
      }
    )
  }
}

/// Rules in the order of their first findings.
private struct SARIFRules {
  private(set) var rules: [Rule] = []
  private var indices: [Rule: Int] = [:]

  /// Returns the index of a rule, and adds it if it is new.
  mutating func index(of rule: Rule) -> Int {
    if let index = indices[rule] { return index }
    rules.append(rule)
    indices[rule] = rules.count - 1
    return rules.count - 1
  }
}
