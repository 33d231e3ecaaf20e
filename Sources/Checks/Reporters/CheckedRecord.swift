public import GameRecords

/// A record of an input with its findings, as listed in reports.
public struct CheckedRecord: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  /// The record's own identifier.
  public let id: String?
  /// The findings to report, in the order of the text.
  public var findings: [Finding]
  /// The number of findings of each severity, reported or not.
  public private(set) var counts: [Severity: Int]

  /// Creates a record with all its findings.
  public init(_ parsed: ParsedRecord, _ findings: [Finding]) {
    number = parsed.number
    id = parsed.id
    self.findings = findings
    counts = findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  /// Creates an entry for a finding about an input as a whole.
  public init(about input: Finding) {
    number = 0
    id = nil
    findings = [input]
    counts = [input.severity: 1]
  }

  /// Removes the findings that do not count.
  /// - Parameter isKnown: whether a finding does not count; called once for each, in order.
  /// - Returns: the removed findings.
  public mutating func takeOut(where isKnown: (Finding) -> Bool) -> [Finding] {
    var known: [Finding] = []
    findings.removeAll { finding in
      guard isKnown(finding) else { return false }
      known.append(finding)
      return true
    }
    for finding in known { counts[finding.severity, default: 0] -= 1 }
    return known
  }

  /// The number of findings that are not listed.
  public var unlisted: Int { counts.values.reduce(0, +) - findings.count }

  /// Whether any finding is an error.
  public var hasErrors: Bool { counts[.error, default: 0] > 0 }
}

/// An input as named in reports.
public struct ReportedInput: Sendable {
  /// The name given by the user.
  public let name: String
  /// The name of its format; `nil` if it is unknown.
  public let format: String?
  /// The bytes of its path in reports, if they are not UTF-8.
  public let pathBytes: [UInt8]?

  /// Creates an input.
  public init(name: String, format: String?, pathBytes: [UInt8]? = nil) {
    self.name = name
    self.format = format
    self.pathBytes = pathBytes
  }
}

extension FindingBudget {
  /// Removes the findings from a record that exceed the budget.
  package mutating func admit(_ record: inout CheckedRecord) {
    guard !record.findings.isEmpty else { return }
    record.findings.removeAll { !admits($0) }
  }
}
