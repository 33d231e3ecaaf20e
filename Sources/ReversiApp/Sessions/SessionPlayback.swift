import GameRecords
import ReversiRules

/// Reads the lines of a log one after the other, runs its sessions again, and collects the
/// findings.
///
/// A line that cannot be read never hides those after it. A log may contain several sessions; each
/// begins with a header line.
struct SessionPlayback {
  /// The result of one line.
  struct Step {
    /// The entry of the line; `nil` if the line is blank or cannot be read.
    var entry: SessionLog.Entry?
    var findings: [Finding] = []
  }

  private(set) var replay = SessionReplay()
  private var place = Position.beforeFirstLine
  /// The time of the last event.
  private var time = SessionTime.zero
  /// Whether the version of the log is unknown.
  private(set) var isForeign = false
  /// Whether the last line is incomplete.
  private var isHalf = false

  /// Where in a log the next line is.
  private enum Position {
    case beforeFirstLine, inSession, afterSession
  }

  /// Whether the session has not ended yet.
  var isOpen: Bool { place == .inSession }

  /// Takes a line, without its line feed.
  /// - Parameters:
  ///   - source: the line.
  ///   - isWhole: whether a line feed follows it, as after every line that was written completely.
  /// - Returns: the entry of the line and its findings.
  mutating func take(_ source: SourceText, isWhole: Bool) -> Step {
    var reader = SessionLineReader(source)
    let line = reader.read()
    if reader.isBroken, !isWhole {
      place = .inSession
      isHalf = true
      return Step()
    }
    var step = Step(findings: reader.findings)
    switch line {
    case .header(let header):
      // The session before was stopped.
      if isOpen { step.findings.append(Self.cut(source, at: 0..<0)) }
      self = SessionPlayback()
      replay = SessionReplay(size: header.size, policy: header.policy)
      place = .inSession
      step.entry = .header(header)
    case .event(let logged):
      check(logged.time, source, &step)
      let (update, difference) = replay.take(logged)
      if let difference { step.findings.append(Self.finding(difference, source)) }
      step.entry = .update(update)
    case .ended(let time):
      check(time, source, &step)
      place = .afterSession
      step.entry = .ended(time.duration)
    case nil:
      guard !step.findings.isEmpty else { break }
      isForeign = step.findings.contains { $0.rule == .sessionVersion }
      if place == .beforeFirstLine { place = .inSession }
      replay.missEvent()
    }
    return step
  }

  /// Returns the finding for the end of the log, given its last line.
  func finish(_ source: SourceText) -> Finding? {
    guard isOpen, !isForeign else { return nil }
    let end = source.bytes.count
    return Self.cut(source, at: isHalf ? 0..<end : end..<end)
  }

  // MARK: Findings

  /// Checks that an event is inside a session and not earlier than the previous one.
  private mutating func check(_ time: SessionTime, _ source: SourceText, _ step: inout Step) {
    switch place {
    case .inSession: break
    case .beforeFirstLine:
      step.findings.append(
        source.finding(
          .sessionStart,
          "event outside a session; expected a first line with the key “session”",
          help: "the beginning of the log is missing",
          at: 0..<0
        )
      )
    case .afterSession:
      step.findings.append(
        source.finding(
          .sessionStart,
          "event after the end of the session; expected nothing or the first line of another one",
          help: "this line was added, or the one before it that ends the session",
          at: 0..<source.bytes.count
        )
      )
    }
    place = .inSession
    if time < self.time { step.findings.append(Self.finding(self.time, to: time, source)) }
    self.time = max(time, self.time)
  }

  /// Returns the finding for a time that is earlier than the one before it.
  static func finding(_ before: SessionTime, to time: SessionTime, _ source: SourceText) -> Finding
  {
    source.finding(
      .sessionTime,
      "the time goes back from \(NumberText.text(of: before.seconds)) to "
        + "\(NumberText.text(of: time.seconds)) seconds",
      help: "a time here or before was changed, or a line was moved",
      at: 0..<source.bytes.count
    )
  }

  static func finding(_ difference: SessionDifference, _ source: SourceText) -> Finding {
    source.finding(
      .sessionState,
      "\(difference)",
      help: "a line here or before was changed, added or removed; do not trust what follows",
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
