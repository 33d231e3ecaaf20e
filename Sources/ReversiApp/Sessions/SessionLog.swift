public import GameRecords

/// The log of one or more sessions, read as a whole and run again.
public struct SessionLog: Sendable {
  /// The entries of the log, in order.
  public private(set) var entries: [Entry] = []
  /// The findings, in the order of the text.
  public private(set) var findings: [Finding] = []

  /// One entry of a log.
  public enum Entry: Sendable {
    /// The beginning of a session.
    case header(SessionHeader)
    /// An event and its outcome.
    case update(AppUpdate)
    /// The regular end of the session, at a time since its beginning.
    case ended(Duration)
  }

  /// Reads a log.
  /// - Parameters:
  ///   - bytes: the log.
  ///   - source: its name, for findings.
  public init(_ bytes: [UInt8], from source: String = "log") {
    var lines = SessionLines(source: source)
    var found = SessionFindings()
    var entries: [Entry] = []
    let receive: SessionLines.Receiver = { _, step in
      if let entry = step.entry { entries.append(entry) }
      found.add(step.findings)
      return .proceed
    }
    if lines.read(bytes[...], to: receive) == .proceed { _ = lines.finish(to: receive) }
    self.entries = entries
    findings = found.take()
  }

  /// The outcomes of the events, in order.
  public var updates: [AppUpdate] {
    entries.compactMap { entry in
      if case .update(let update) = entry { return update }
      return nil
    }
  }
}

/// Collects the findings of a log, of which there may be millions.
typealias SessionFindings = FindingCollector<Finding>

extension SessionFindings {
  mutating func add(_ findings: [Finding]) {
    for finding in findings { add(finding.rule, repair: finding.repair) { finding } }
  }

  /// Returns the findings so far and starts again.
  mutating func take() -> [Finding] {
    defer { self = SessionFindings() }
    return findings
  }
}
