package import GameRecords
import RecordText

extension LogCoding {
  /// Recognises a log of this app: by its first line or, if that is missing, by the first event that
  /// only this app has.
  ///
  /// A log that has only events of several apps is that of an app whose first lines name no game.
  package static func recognise(_ head: InputHead) -> Recognition? {
    guard let first = head.text.first, "{[".utf8.contains(first) else { return nil }
    var unclear: Recognition?
    let found = head.evidence(cutBy: JSONFramer(), in: .one) { text -> Recognition?? in
      text.bytes.withUnsafeBufferPointer { bytes in
        let line = JSONShape(bytes)
        if let found = evidence(in: line) {
          guard isUnclear(line) else { return found }
          unclear = unclear ?? found
          return nil
        }
        let isSkipped = line.isDamaged || unclear != nil && line[LogKey.event]?.text == nil
        return isSkipped ? nil : .some(nil)
      }
    }
    return found ?? (game == nil ? unclear : nil)
  }

  /// What identifies a line as one of a log of this app.
  private static func evidence(in line: JSONShape) -> Recognition? {
    if line[LogKey.session]?.isNumber ?? false { return evidence(inHeader: line) }
    let event = line[LogKey.event]?.text
    guard let event, line[LogKey.time] != nil, Set(keysOfEvents).isSuperset(of: line.keys),
      event == LogKey.ended || Tables.Kind(rawValue: event) != nil && line[LogKey.state] != nil
    else { return nil }
    return Recognition("a line with the app’s event \(event)")
  }

  private static func evidence(inHeader line: JSONShape) -> Recognition? {
    let named = line[LogKey.game]?.text
    let isOurs =
      named != nil || line[LogKey.program]?.text?.hasPrefix("flipbook") ?? false
      || unusualHeaderKeys.contains { line.has($0) }
    guard isOurs, named == game, Set(keysOfHeader).isSuperset(of: line.keys) else { return nil }
    return Recognition("the first line of a session")
  }

  /// Whether several apps have such events.
  private static func isUnclear(_ line: JSONShape) -> Bool {
    guard let event = line[LogKey.event]?.text else { return false }
    return LogKey.sharedEvents.contains(event)
      && !eventKeys.contains { $0 != LogKey.sharedEventKey && line.has($0) }
  }
}

extension JSONShape {
  fileprivate subscript(key: LogKey) -> JSONShape? { self[key.rawValue] }
}
