package import GameRecords

/// Runs the sessions of a log again, part by part, and collects the findings.
///
/// A line that cannot be read never hides those after it, unless it begins a session of another app
/// or in another version of the format. A log may contain several sessions; each
/// begins with a header line.
package struct LogPlayback<Model: AppModel> {
  /// The result of one part of a log.
  package struct Step {
    /// The entry of the line; `nil` if the line is blank or cannot be read.
    package var entry: ReplayedLog<Model>.Entry?
    /// The findings about the part.
    package var findings: [Finding]
    /// Whether to read the rest of the log: not if it is of another app or version.
    package var control = ReadingControl.proceed

    package init(findings: [Finding] = []) { self.findings = findings }
  }

  /// The current state of the app.
  private var state = Model(Model.log.usualSettings)
  /// Whether the app is known to be in the state that the log has.
  private var isInStep = true
  private var place = LogPlace()

  /// Creates the playback of a log of which nothing has been read.
  package init() {}

  /// Takes the next part of the log.
  /// - Returns: the entry of a line, and the findings.
  package mutating func take(_ part: LogLines.Part) -> Step {
    switch part {
    case .line(let source, let isWhole): take(source, isWhole: isWhole)
    case .finding(let finding), .endless(_, let finding): Step(findings: [finding])
    case .end(let source): Step(findings: place.finish(source).map { [$0] } ?? [])
    }
  }

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
      (state, isInStep) = (Model(header.settings), true)
      step.entry = .header(header)
    case .event(let logged):
      place.take(logged.time, source, &step.findings)
      let update = SessionUpdate(logged.event, at: logged.time.duration, in: &state)
      let difference = LogDifference(update, isIgnored: logged.isIgnored, digest: logged.digest)
      // Of several differences in a row, the others follow from the first.
      if isInStep, let difference { step.findings.append(difference.finding(source)) }
      isInStep = difference == nil
      step.entry = .update(update)
    case .ended(let time):
      place.end(time, source, &step.findings)
      step.entry = .ended(time.duration)
    case nil:
      guard !step.findings.isEmpty else { break }
      place.skip(step.findings)
      if place.isForeign { step.control = .stop }
      isInStep = false
    }
    return step
  }
}
