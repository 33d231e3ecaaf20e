import GameRecords
import ReversiRules

/// Takes the lines of a log one after the other, runs its sessions again, and finds everything that is
/// wrong.
///
/// A line that cannot be read never hides those after it. Several sessions can stand one behind the
/// other; each begins with a line that says so.
struct SessionPlayback {
  /// What a line has led to.
  struct Step {
    /// What the line tells; `nil` when it says nothing, or cannot be read.
    var entry: SessionLog.Entry?
    var findings: [Finding] = []
  }

  private(set) var replay = SessionReplay()
  private var place = Position.beforeFirstLine
  /// When the last event was.
  private var time = SessionTime.zero
  /// Whether the version is one that nobody here can read.
  private(set) var isForeign = false
  /// Whether the last line breaks off.
  private var isHalf = false

  /// Where in a log the next line stands.
  private enum Position {
    case beforeFirstLine, inSession, behindSession
  }

  /// Whether the log ends here without saying so.
  var isOpen: Bool { place == .inSession }

  /// Takes a line, without its line feed.
  /// - Parameters:
  ///   - source: the line.
  ///   - isWhole: whether it was ended by a line feed, as every line that was written whole.
  /// - Returns: what it tells, and what is wrong with it.
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
      // The one before was stopped.
      if isOpen { step.findings.append(Self.cut(source, at: 0..<0)) }
      self = SessionPlayback()
      replay = SessionReplay(size: header.size)
      place = .inSession
      step.entry = .header(header)
    case .event(let logged):
      check(logged.time, source, &step)
      let (update, difference) = replay.take(logged)
      if let difference { step.findings.append(Self.finding(difference, source)) }
      step.entry = .update(update)
    case .ended(let time):
      check(time, source, &step)
      place = .behindSession
      step.entry = .ended(time.duration)
    case nil:
      guard !step.findings.isEmpty else { break }
      isForeign = step.findings.contains { $0.rule == .sessionVersion }
      if place == .beforeFirstLine { place = .inSession }
      replay.missEvent()
    }
    return step
  }

  /// What is to be said at the end of the log, with its last line.
  func finish(_ source: SourceText) -> Finding? {
    guard isOpen, !isForeign else { return nil }
    let end = source.bytes.count
    return Self.cut(source, at: isHalf ? 0..<end : end..<end)
  }

  // MARK: Findings

  /// Checks that an event stands inside of a session, and not before the one before it.
  private mutating func check(_ time: SessionTime, _ source: SourceText, _ step: inout Step) {
    switch place {
    case .inSession: break
    case .beforeFirstLine:
      step.findings.append(
        source.finding(
          .sessionStart,
          "expected the line that begins a session, with the key “session”",
          help: "the beginning of the log is missing",
          at: 0..<0
        )
      )
    case .behindSession:
      step.findings.append(
        source.finding(
          .sessionStart,
          "the session has ended; expected nothing, or the line that begins another one",
          help: "a line was added here, or the one that ended the session",
          at: 0..<source.bytes.count
        )
      )
    }
    place = .inSession
    if time < self.time {
      step.findings.append(
        source.finding(
          .sessionTime,
          "the time goes back, from \(NumberText.text(of: self.time.seconds)) to "
            + "\(NumberText.text(of: time.seconds)) seconds",
          help: "a time was changed here or before, or a line was moved",
          at: 0..<source.bytes.count
        )
      )
    }
    self.time = max(time, self.time)
  }

  private static func finding(_ difference: SessionDifference, _ source: SourceText) -> Finding {
    source.finding(
      .sessionState,
      "\(difference)",
      help: "a line was changed, added or removed here or before; do not trust what follows",
      at: 0..<source.bytes.count
    )
  }

  private static func cut(_ source: SourceText, at range: Range<Int>) -> Finding {
    source.finding(
      .sessionCut,
      "the session has no end here; everything before is used",
      help: "the program was stopped, or the rest of the log is lost",
      at: range
    )
  }
}
