public import GameRecords

/// The log of a session, or of several, read whole and run again.
public struct SessionLog: Sendable {
  /// Everything that it tells, in order.
  public private(set) var entries: [Entry] = []
  /// What is wrong with it, in the order of the text.
  public private(set) var findings: [Finding] = []

  /// Something that a log tells.
  public enum Entry: Sendable {
    /// A session begins.
    case header(SessionHeader)
    /// Something has happened, and this is what it has led to.
    case update(AppUpdate)
    /// The session has ended in an orderly way, when so much time had passed.
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

  /// What the events have led to, in order.
  public var updates: [AppUpdate] {
    entries.compactMap { entry in
      if case .update(let update) = entry { return update }
      return nil
    }
  }
}

/// The findings of a log, of which there may be millions.
typealias SessionFindings = FindingCollector<Finding>

extension SessionFindings {
  mutating func add(_ findings: [Finding]) {
    for finding in findings { add(finding.rule, repair: finding.repair) { finding } }
  }

  /// Hands over what there is, and begins anew.
  mutating func take() -> [Finding] {
    defer { self = SessionFindings() }
    return findings
  }
}
