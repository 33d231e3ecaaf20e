public import GameRecords

/// Runs the sessions of a log again, part by part, and collects the findings.
///
/// A line that cannot be read never hides those after it, unless it begins a session of another app
/// or in another version of the format. A log may contain several sessions; each
/// begins with a header line.
@usableFromInline
package struct LogPlayback<Model: AppModel> {
  /// The result of one part of a log.
  @usableFromInline
  package struct Step {
    /// The entry of the line; `nil` if the line is blank or cannot be read.
    @usableFromInline package var entry: ReplayedLog<Model>.Entry?
    /// The findings about the part.
    @usableFromInline package var findings: [Finding]
    /// Whether to read the rest of the log: not if it is of another app or version.
    @usableFromInline package var control = ReadingControl.proceed

    @inlinable
    package init(findings: [Finding] = []) { self.findings = findings }
  }

  @usableFromInline var replay = LogReplay(Model(Model.usualHeader))
  @usableFromInline var place = LogPlace()

  /// Creates the playback of a log of which nothing has been read.
  @inlinable
  package init() {}

  /// Takes the next part of the log.
  /// - Returns: the entry of a line, and the findings.
  @inlinable
  package mutating func take(_ part: LogLines.Part) -> Step {
    switch part {
    case .line(let source, let isWhole): take(source, isWhole: isWhole)
    case .finding(let finding), .endless(_, let finding): Step(findings: [finding])
    case .end(let source): Step(findings: place.finish(source).map { [$0] } ?? [])
    }
  }

  @inlinable
  mutating func take(_ source: SourceText, isWhole: Bool) -> Step {
    var lines = LogLineReader(source)
    let line = Model.read(&lines)
    if lines.isBroken, !isWhole {
      place.breakOff()
      return Step()
    }
    var step = Step(findings: lines.findings)
    switch line {
    case .header(let header):
      place.begin(source, &step.findings)
      replay = LogReplay(Model(header))
      step.entry = .header(header)
    case .event(let logged):
      place.take(logged.time, source, &step.findings)
      let (update, difference) = replay.take(logged)
      if let difference { step.findings.append(difference.finding(source)) }
      step.entry = .update(update)
    case .ended(let time):
      place.end(time, source, &step.findings)
      step.entry = .ended(time.duration)
    case nil:
      guard !step.findings.isEmpty else { break }
      place.skip(step.findings)
      if place.isForeign { step.control = .stop }
      replay.missEvent()
    }
    return step
  }
}
