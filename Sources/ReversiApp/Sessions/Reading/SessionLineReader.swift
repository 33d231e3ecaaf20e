import GameRecords
import RecordText
import ReversiRules

/// Reads a line of a log.
///
/// Forgiven without a word: keys in any order, and a line of white space, which says nothing.
struct SessionLineReader {
  private let source: SourceText
  private(set) var findings: [Finding] = []
  /// Whether the line is not JSON at all, as the last one of a log that was cut off.
  private(set) var isBroken = false

  /// A reader of some line.
  init(_ source: SourceText) { self.source = source }

  /// What the line says, as far as it can be made out.
  mutating func read() -> SessionLine? {
    guard !source.isBlank else { return nil }
    let document = JSONDocument(source, called: "line", .sessionLine)
    findings = document.findings
    guard let root = document.root else {
      isBroken = true
      return nil
    }
    guard var line = SessionObject(root, SessionKey.self, &self) else { return nil }
    if let version = line.take(.session) { return header(version, &line) }
    let time = line.require(.time, &self).flatMap { self.time($0) }
    guard let value = line.require(.event, &self), let name = eventName(value) else { return nil }
    let keys = name.keys
    line.refuseAll(but: keys.needed + keys.possible, of: "the event “\(name.rawValue)”", &self)
    guard name != .ended else { return time.map { .ended($0) } }
    let event = self.event(name, &line)
    let isIgnored = line.take(.ignored).map { self.boolean($0) } ?? false
    let digest = line.require(.state, &self).flatMap { self.digest($0) }
    guard let time, let event, let isIgnored, let digest else { return nil }
    return .event(LoggedEvent(time: time, event: event, isIgnored: isIgnored, digest: digest))
  }

  private mutating func eventName(_ value: JSONDocument.Value) -> SessionEventName? {
    let names = SessionEventName.allCases.map(\.rawValue)
    guard let text = value.text else {
      refuse(value, expected: "the name of an event")
      return nil
    }
    if let name = SessionEventName(rawValue: text) { return name }
    report(
      value.finding(
        .sessionLine,
        "the app has no event \(DisplayText.quote(text))"
          + NearMiss.clause(text, in: names),
        help: "the events are " + names.joined(separator: ", ")
      )
    )
    return nil
  }

  private mutating func event(
    _ name: SessionEventName,
    _ line: inout SessionObject<SessionKey>
  ) -> AppEvent? {
    switch name {
    case .started:
      guard let value = line.take(.save) else { return .started(nil) }
      return save(value).map { .started($0) }
    case .tapped: return square(&line).map { .tapped($0) }
    case .modeChanged:
      let side = line.require(.side, &self).flatMap { word($0, Disk.allCases, \.description) }
      let mode = line.require(.mode, &self).flatMap { self.mode($0) }
      guard let side, let mode else { return nil }
      return .modeChanged(side, mode)
    case .resetPressed: return .resetPressed
    case .resetConfirmed: return .resetConfirmed
    case .resetCancelled: return .resetCancelled
    case .passDismissed: return .passDismissed
    case .diskChanged: return work(&line).map { .diskChanged(work: $0) }
    case .computerChose:
      let (square, work) = (square(&line), work(&line))
      guard let square, let work else { return nil }
      return .computerChose(square, work: work)
    case .ended: return nil
    }
  }

  private mutating func square(_ line: inout SessionObject<SessionKey>) -> Square? {
    line.require(.square, &self).flatMap { square($0) }
  }

  private mutating func work(_ line: inout SessionObject<SessionKey>) -> WorkToken? {
    line.require(.work, &self).flatMap { work($0) }
  }

  // MARK: Findings

  mutating func report(_ finding: Finding) { findings.append(finding) }

  mutating func refuse(_ value: JSONDocument.Value, expected: String) {
    let found = value.text.map { DisplayText.quote($0) } ?? value.number.map(NumberText.text)
    report(value.finding(.sessionLine, "expected \(expected), found \(found ?? value.kind)"))
  }
}
