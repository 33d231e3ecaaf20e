public import GameRecords

/// The log of one or more sessions, read as a whole and run again.
public struct ReplayedLog<Model: AppModel>: Sendable {
  /// The entries of the log, in order.
  public private(set) var entries: [Entry] = []
  /// The findings, in the order of the text.
  public private(set) var findings: [Finding] = []

  /// One entry of a log.
  public enum Entry: Sendable {
    /// The beginning of a session.
    case header(LogHeader<Model>)
    /// An event and its outcome.
    case update(SessionUpdate<Model>)
    /// The regular end of the session, at a time since its beginning.
    case ended(Duration)
  }

  /// Reads a log.
  /// - Parameters:
  ///   - bytes: the log.
  ///   - source: its name, for findings.
  public init(_ bytes: [UInt8], from source: String = "log") {
    var playback = LogPlayback<Model>()
    var lines = LogLines(source: source)
    var found = LogFindings()
    var entries: [Entry] = []
    let receive: LogLines.Receiver = { part in
      let step = playback.take(part)
      if let entry = step.entry { entries.append(entry) }
      found.add(step.findings)
      return step.control
    }
    if lines.read(bytes[...], to: receive) == .proceed { _ = lines.finish(to: receive) }
    self.entries = entries
    findings = found.take()
  }

  /// The outcomes of the events, in order.
  public var updates: [SessionUpdate<Model>] {
    entries.compactMap { entry in
      if case .update(let update) = entry { return update }
      return nil
    }
  }

  /// Returns the state of the app after some entries; `nil` if there are none.
  public func state(after count: Int) -> Model? {
    for entry in entries.prefix(count).reversed() {
      switch entry {
      case .header(let header): return Model(header.settings)
      case .update(let update): return update.state
      case .ended: break
      }
    }
    return nil
  }
}

/// Collects the findings of a log, of which there may be millions.
package typealias LogFindings = FindingCollector<Finding>

extension LogFindings {
  package mutating func add(_ findings: [Finding]) {
    for finding in findings { add(finding.rule, repair: finding.repair) { finding } }
  }

  /// Returns the findings so far and starts again.
  package mutating func take() -> [Finding] {
    defer { self = LogFindings() }
    return findings
  }
}
