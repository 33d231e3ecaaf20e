import GameRecords

extension LogLineReader {
  /// Reads a line of a script, in which nearly everything can be left out.
  mutating func readScript() -> ScriptLine? {
    guard var line = line() else { return nil }
    guard !beginsSession(line) else {
      return AppState.readHeader(&line, &self).map { .header($0) }
    }
    let time = time(line.take(LogKey.time))
    guard let (name, kind) = AppState.readName(&line, &self) else { return nil }
    defer { refuseRest(of: line, name) }
    guard let kind else { return .ended(time) }
    let isReport = AppState.log.reports.contains(kind)
    let work =
      isReport ? line.has(LogKey.work) ? work(of: &line) : ScriptedEvent.currentWork : nil
    guard let event = AppState.log.readEvent(kind, work, &line, &self) else { return nil }
    let isIgnored = ignored(of: &line)
    let digest = digest(line.take(LogKey.state))
    return .event(
      ScriptedEvent(time: time, event: event, isIgnored: isIgnored, digest: digest)
    )
  }
}
