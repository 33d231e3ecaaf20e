public import GameRecords

/// A record of an input with what was found in it, as reports list it.
public struct CheckedRecord: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  /// The record's own identifier.
  public let id: String?
  /// What was found and is to be reported, in the order of the text.
  public var findings: [Finding]
  /// How many findings of each severity were made, reported or not.
  public private(set) var counts: [Severity: Int]

  /// A record with all that was found in it.
  public init(_ parsed: ParsedRecord, _ findings: [Finding]) {
    number = parsed.number
    id = parsed.hasRecord ? parsed.contents.id : nil
    self.findings = findings
    counts = findings.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
  }

  /// A finding about an input as a whole.
  public init(about input: Finding) {
    number = 0
    id = nil
    findings = [input]
    counts = [input.severity: 1]
  }

  /// Takes out the findings that do not count.
  /// - Parameter isKnown: whether a finding does not count; called once for each, in their order.
  /// - Returns: those that were taken out.
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

  /// How many findings are not reported.
  public var unlisted: Int { counts.values.reduce(0, +) - findings.count }

  /// Whether any finding is an error.
  public var hasErrors: Bool { counts[.error, default: 0] > 0 }
}

/// An input as reports name it.
public struct ReportedInput: Sendable {
  /// The name, as the user gave it.
  public let name: String
  /// The name of its format; `nil` if it is unknown.
  public let format: String?
  /// The bytes of its path as reports name it, if they are not text.
  public let pathBytes: [UInt8]?

  /// An input.
  public init(name: String, format: String?, pathBytes: [UInt8]? = nil) {
    self.name = name
    self.format = format
    self.pathBytes = pathBytes
  }
}

extension FindingBudget {
  /// Takes the findings that may not be reported out of a record.
  package mutating func admit(_ record: inout CheckedRecord) {
    guard !record.findings.isEmpty else { return }
    record.findings.removeAll { !admits($0) }
  }
}
