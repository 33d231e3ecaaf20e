import GameRecords
import RecordFormats

extension AppModel {
  /// Reads a line; returns `nil` if it is blank or cannot be read.
  package static func read(_ lines: inout LogLineReader) -> LogLine<Self>? {
    guard var line = lines.line() else { return nil }
    guard !lines.beginsSession(line) else {
      return readHeader(&line, &lines).map { .header($0) }
    }
    let time = lines.time(of: &line)
    guard let (name, kind) = readName(&line, &lines) else { return nil }
    defer { lines.refuseRest(of: line, name) }
    guard let kind else { return time.map { .ended($0) } }
    let work = log.reports.contains(kind) ? lines.work(of: &line) : nil
    let event = log.readEvent(kind, work, &line, &lines)
    let isIgnored = lines.ignored(of: &line) ?? false
    let digest = lines.digest(of: &line)
    guard let time, let event, let digest else { return nil }
    return .event(LoggedStep(time: time, event: event, isIgnored: isIgnored, digest: digest))
  }

  /// Reads the line that begins a session.
  package static func readHeader(
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> LogHeader<Self>? {
    guard lines.takeVersion(of: &line), lines.takeGame(of: &line, log.game) else { return nil }
    let program = lines.reader.text(line.take(LogKey.program))
    let date = lines.date(line.take(LogKey.date))
    let settings = log.readSettings(&line, &lines)
    lines.refuseRest(of: line, nil)
    return settings.map { LogHeader(program: program, date: date, $0) }
  }

  /// Reads the name of an event, or of the end, which has no kind; reports any other.
  package static func readName(
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> (name: String, kind: Kind?)? {
    let name = lines.name(of: &line)
    if let text = name?.text {
      if let kind = Kind(rawValue: text) { return (text, kind) }
      if text == LogKey.ended { return (text, nil) }
    }
    lines.refuse(line, name, names: names, keys: keys)
    return nil
  }

  /// The names of all events, and of the end.
  static var names: [String] {
    Kind.allCases.map(\.rawValue) + [LogKey.ended]
  }
}
