import GameRecords
import RecordFormats

extension AppModel {
  /// Reads a line; returns `nil` if it is blank or cannot be read.
  @inlinable
  package static func read(_ lines: inout LogLineReader) -> LogLine<Self>? {
    guard var line = lines.line() else { return nil }
    guard !lines.beginsSession(line) else {
      return readHeader(&line, &lines).map { .header($0) }
    }
    let time = lines.time(of: &line)
    guard let (name, kind) = readName(&line, &lines) else { return nil }
    defer { lines.refuseRest(of: line, name) }
    guard let kind else { return time.map { .ended($0) } }
    let work = isReport(kind) ? lines.work(of: &line) : nil
    let event = event(kind, work, &line, &lines)
    let isIgnored = lines.ignored(of: &line) ?? false
    let digest = lines.digest(of: &line)
    guard let time, let event, let digest else { return nil }
    return .event(LoggedStep(time: time, event: event, isIgnored: isIgnored, digest: digest))
  }

  /// Reads the line that begins a session.
  @usableFromInline
  package static func readHeader(
    _ line: inout JSONObject,
    _ lines: inout LogLineReader
  ) -> Header? {
    guard lines.takeVersion(of: &line), lines.takeGame(of: &line, game) else { return nil }
    let program = lines.reader.text(line.take(LogKey.program))
    let date = lines.date(line.take(LogKey.date))
    var header = header(&line, &lines)
    lines.refuseRest(of: line, nil)
    header?.program = program
    header?.date = date
    return header
  }

  /// Reads the name of an event, or of the end, which has no kind; reports any other.
  @inlinable
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
  @usableFromInline static var names: [String] {
    Kind.allCases.map(\.rawValue) + [LogKey.ended]
  }
}
