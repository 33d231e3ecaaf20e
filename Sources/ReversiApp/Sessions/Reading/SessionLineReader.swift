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
    guard let name = eventName(reader.require(SessionKey.event, of: &line)) else {
      reader.refuseRest(of: line, as: "a line", keys: SessionKey.allCases.map(\.rawValue))
      return nil
    }
    let entry = name == .ended ? time.map { .ended($0) } : event(name, at: time, &line)
    reader.refuseRest(of: line, as: "the event “\(name)”")
    return entry
  }

  private mutating func eventName(_ value: JSONValue?) -> SessionEventName? {
    guard let value, let text = reader.text(value, as: "the name of an event") else { return nil }
    if let name = SessionEventName(rawValue: text) { return name }
    let names = SessionEventName.allCases.map(\.rawValue)
    reader.report(
      "the app has no event \(DisplayText.quote(text))" + NearMiss.clause(text, in: names),
      help: "the events are " + names.joined(separator: ", "),
      at: value.innerRange
    )
    return nil
  }

  private mutating func event(
    _ name: SessionEventName,
    at time: SessionTime?,
    _ line: inout JSONObject
  ) -> SessionLine? {
    let event = event(name, &line)
    let isIgnored = line.take(SessionKey.ignored).map { reader.boolean($0) } ?? false
    let digest = digest(reader.require(SessionKey.state, of: &line))
    guard let time, let event, let isIgnored, let digest else { return nil }
    return .event(LoggedEvent(time: time, event: event, isIgnored: isIgnored, digest: digest))
  }

  private mutating func event(_ name: SessionEventName, _ line: inout JSONObject) -> AppEvent? {
    switch name {
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
    case .resetConfirmed: return .resetConfirmed
    case .resetCancelled: return .resetCancelled
    case .passDismissed: return .passDismissed
    case .diskChanged: return work(of: &line).map { .diskChanged(work: $0) }
    case .computerChose:
      let (square, work) = (square(of: &line), work(of: &line))
      guard let square, let work else { return nil }
      return .computerChose(square, work: work)
    case .ended: return nil
    }
  }
}
