package import GameRecords
import RecordFormats

extension AppModel {
  /// Recognises a log of this app: by its first line or, if that is missing, by the first event that
  /// only this app has.
  ///
  /// A log that has only events of several apps is that of an app whose first lines name no game.
  /// - Parameters:
  ///   - head: the first bytes of the log.
  ///   - apps: the apps whose log it may be.
  /// - Returns: how it was recognised; `nil` if it is no log of this app.
  package static func recognise(
    _ head: InputHead,
    among apps: [any AppModel.Type]
  ) -> Recognition? {
    guard let first = head.text.first, "{[".utf8.contains(first) else { return nil }
    let others = apps.filter { $0 != Self.self }
    let sharedEvents = Set(others.flatMap { $0.names })
    let ownKeys = Set(keysOfEvents).subtracting(others.flatMap { $0.keysOfEvents })
    // Whether several apps have such events.
    func isUnclear(_ line: JSONValue) -> Bool {
      guard let event = line.member(LogKey.event)?.text else { return false }
      return sharedEvents.contains(event) && !ownKeys.contains { line.has($0) }
    }
    var unclear: Recognition?
    let found = head.evidence(cutBy: JSONFramer(), in: .one) { text -> Recognition?? in
      let line = JSONValue(beginningOf: text)
      if let found = evidence(in: line) {
        guard isUnclear(line) else { return found }
        unclear = unclear ?? found
        return nil
      }
      let isSkipped = line.isDamaged || unclear != nil && line.member(LogKey.event)?.text == nil
      return isSkipped ? nil : .some(nil)
    }
    return found ?? (log.game == nil ? unclear : nil)
  }

  /// What identifies a line as one of a log of this app.
  private static func evidence(in line: JSONValue) -> Recognition? {
    if line.member(LogKey.session)?.kind == .number { return evidence(inHeader: line) }
    let event = line.member(LogKey.event)?.text
    guard let event, line.member(LogKey.time) != nil, Set(keysOfEvents).isSuperset(of: line.keys),
      event == LogKey.ended || Kind(rawValue: event) != nil && line.member(LogKey.state) != nil
    else { return nil }
    return Recognition("a line with the app’s event \(event)")
  }

  private static func evidence(inHeader line: JSONValue) -> Recognition? {
    let named = line.member(LogKey.game)?.text
    let isOurs =
      named != nil || line.member(LogKey.program)?.text?.hasPrefix("flipbook") ?? false
      || log.unusualKeys.contains { line.has($0) }
    guard isOurs, named == log.game, Set(keysOfHeader).isSuperset(of: line.keys) else { return nil }
    return Recognition("the first line of a session")
  }
}

extension JSONValue {
  fileprivate func member(_ key: LogKey) -> JSONValue? { member(key.rawValue) }
}
