package import GameRecords

/// Where in a log a reader is, from which follows what is wrong with the order of its lines.
package struct LogPlace {
  private var part = Part.beforeFirstLine
  /// The time of the last event.
  private var time = SessionTime.zero
  /// Whether the last line begins a session of another app or in an unknown version.
  private(set) var isForeign = false
  /// Whether the last line is incomplete.
  private var isHalf = false

  /// A part of a log.
  private enum Part {
    case beforeFirstLine, inSession, afterSession
  }

  init() {}

  /// Whether the session has not ended yet.
  private var isOpen: Bool { part == .inSession }

  /// Takes a line that begins a session.
  mutating func begin(_ source: SourceText, _ findings: inout [Finding]) {
    // The session before was stopped.
    if isOpen { findings.append(Self.cut(source, at: 0..<0)) }
    self = LogPlace()
    part = .inSession
  }

  /// Takes the line of an event.
  mutating func take(_ time: SessionTime, _ source: SourceText, _ findings: inout [Finding]) {
    check(time, source, &findings)
  }

  /// Takes a line that ends a session.
  mutating func end(_ time: SessionTime, _ source: SourceText, _ findings: inout [Finding]) {
    check(time, source, &findings)
    part = .afterSession
  }

  /// Takes a line that cannot be read, with its findings.
  mutating func skip(_ findings: [Finding]) {
    isForeign = findings.contains { [.sessionVersion, .sessionApp].contains($0.rule) }
    if part == .beforeFirstLine { part = .inSession }
  }

  /// Takes the last line, which is incomplete.
  mutating func breakOff() {
    part = .inSession
    isHalf = true
  }

  /// Returns the finding for the end of the log, given its last line.
  func finish(_ source: SourceText) -> Finding? {
    guard isOpen, !isForeign else { return nil }
    let end = source.bytes.count
    return Self.cut(source, at: isHalf ? 0..<end : end..<end)
  }

  // MARK: Findings

  /// Checks that an event is inside a session and not earlier than the previous one.
  private mutating func check(
    _ time: SessionTime,
    _ source: SourceText,
    _ findings: inout [Finding]
  ) {
    switch part {
    case .inSession: break
    case .beforeFirstLine:
      findings.append(
        source.finding(
          .sessionStart,
          "event outside a session; expected a first line with the key “session”",
          help: "the beginning of the log is missing",
          at: 0..<0
        )
      )
    case .afterSession:
      findings.append(
        source.finding(
          .sessionStart,
          "event after the end of the session; expected nothing or the first line of another one",
          help: "this line was added, or the one before it that ends the session",
          at: 0..<source.bytes.count
        )
      )
    }
    part = .inSession
    if time < self.time { findings.append(Self.finding(self.time, to: time, source)) }
    self.time = max(time, self.time)
  }

  /// Returns the finding for a time that is earlier than the one before it.
  package static func finding(
    _ before: SessionTime,
    to time: SessionTime,
    _ source: SourceText
  ) -> Finding {
    source.finding(
      .sessionTime,
      "the time goes back from \(NumberText.text(of: before.seconds)) to "
        + "\(NumberText.text(of: time.seconds)) seconds",
      help: "a time here or before was changed, or a line was moved",
      at: 0..<source.bytes.count
    )
  }

  private static func cut(_ source: SourceText, at range: Range<Int>) -> Finding {
    source.finding(
      .sessionCut,
      "the session breaks off here; everything before is used",
      help: "the program was stopped, or the rest of the log was lost",
      at: range
    )
  }
}
