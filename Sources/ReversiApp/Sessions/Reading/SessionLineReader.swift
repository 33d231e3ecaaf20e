import GameRecords
import RecordText
import ReversiRules

/// Reads a line of a log.
///
/// Keys may have any order, and blank lines are ignored silently.
struct SessionLineReader {
  var reader: JSONDocumentReader

  /// The findings about the line, in the order of the text.
  var findings: [Finding] { reader.findings }
  /// Whether the line is not valid JSON, as the last line of a log that was cut off.
  var isBroken: Bool { reader.root == nil && !findings.isEmpty }

  /// Creates a reader of one line.
  init(_ source: SourceText) {
    reader = JSONDocumentReader(source, called: "line", .sessionLine)
  }

  /// Reads the line; returns `nil` if it is blank or cannot be read.
  mutating func read() -> SessionLine? {
    guard var line = reader.object(reader.root) else { return nil }
    guard !line.has(SessionKey.session) else { return header(&line) }
    let time = time(reader.require(SessionKey.time, of: &line))
    guard let name = eventName(of: &line) else { return nil }
    defer { reader.refuseRest(of: line, as: "the event “\(name)”") }
    guard let kind = AppEvent.Kind(rawValue: name) else { return time.map { .ended($0) } }
    let event = event(kind, work(kind, of: &line), &line)
    let isIgnored = ignored(of: &line) ?? false
    let digest = digest(reader.require(SessionKey.state, of: &line))
    guard let time, let event, let digest else { return nil }
    return .event(LoggedEvent(time: time, event: event, isIgnored: isIgnored, digest: digest))
  }

  /// Reads a line of a script, in which nearly everything can be left out.
  mutating func readScript() -> ScriptLine? {
    guard var line = reader.object(reader.root) else { return nil }
    if line.has(SessionKey.session) {
      guard case .header(let header) = header(&line) else { return nil }
      return .header(header)
    }
    let time = time(line.take(SessionKey.time))
    guard let name = eventName(of: &line) else { return nil }
    defer { reader.refuseRest(of: line, as: "the event “\(name)”") }
    guard let kind = AppEvent.Kind(rawValue: name) else { return .ended(time) }
    let hasWork = line.has(SessionKey.work)
    let work = hasWork || !kind.isReport ? work(kind, of: &line) : ScriptedEvent.currentWork
    guard let event = event(kind, work, &line) else { return nil }
    let isIgnored = ignored(of: &line)
    let digest = digest(line.take(SessionKey.state))
    return .event(
      ScriptedEvent(time: time, event: event, isIgnored: isIgnored, digest: digest)
    )
  }

  /// Reads the name of an event or of the end; reports any other.
  private mutating func eventName(of line: inout JSONObject) -> String? {
    let value = reader.require(SessionKey.event, of: &line)
    let text = value.flatMap { reader.text($0, as: "the name of an event") }
    if let text, text == SessionEnd.name || AppEvent.Kind(rawValue: text) != nil { return text }
    if let value, let text {
      let names = AppEvent.Kind.allCases.map(\.rawValue) + [SessionEnd.name]
      reader.report(
        "the app has no event \(DisplayText.quote(text))" + NearMiss.clause(text, in: names),
        help: "the events are " + names.joined(separator: ", "),
        at: value.innerRange
      )
    }
    reader.refuseRest(of: line, as: "a line", keys: SessionKey.allCases.map(\.rawValue))
    return nil
  }

  private mutating func ignored(of line: inout JSONObject) -> Bool? {
    line.take(SessionKey.ignored).flatMap { reader.boolean($0) }
  }

  private mutating func work(_ kind: AppEvent.Kind, of line: inout JSONObject) -> WorkToken? {
    kind.isReport ? work(of: &line) : nil
  }

  private mutating func event(
    _ kind: AppEvent.Kind,
    _ work: WorkToken?,
    _ line: inout JSONObject
  ) -> AppEvent? {
    switch kind {
    case .started:
      guard let value = line.take(SessionKey.save) else { return .started(nil) }
      return save(value).map { .started($0) }
    case .tapped: return square(of: &line).map { .tapped($0) }
    case .modeChanged:
      let side = reader.word(
        reader.require(SessionKey.side, of: &line),
        ["dark": Disk.dark, "light": .light]
      )
      let mode = mode(reader.require(SessionKey.mode, of: &line))
      guard let side, let mode else { return nil }
      return .modeChanged(side, mode)
    case .resetPressed: return .resetPressed
    case .undone:
      return reader.require(SessionKey.save, of: &line).flatMap { save($0) }.map { .undone($0) }
    case .resetConfirmed: return .resetConfirmed
    case .resetCancelled: return .resetCancelled
    case .passDismissed: return .passDismissed
    case .diskChanged: return work.map { .diskChanged(work: $0) }
    case .computerChose:
      guard let square = square(of: &line), let work else { return nil }
      return .computerChose(square, work: work)
    }
  }
}
