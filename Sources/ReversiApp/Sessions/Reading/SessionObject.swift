import GameRecords
import RecordText

/// An object of a log, whose members are taken one by one.
struct SessionObject<Key: RawRepresentable & CaseIterable & Hashable>
where Key.RawValue == String {
  private let object: JSONDocument.Value
  private var members: [(key: Key, value: JSONDocument.Value)] = []

  /// The members of a value, which must be an object; keys that no object has, or that come twice, are
  /// reported.
  init?(_ object: JSONDocument.Value, _ keys: Key.Type, _ reader: inout SessionLineReader) {
    self.object = object
    guard let members = object.members else {
      reader.refuse(object, expected: "an object")
      return nil
    }
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        reader.report(Self.unknown(member))
        continue
      }
      guard !self.members.contains(where: { $0.key == key }) else {
        let message = "the key “\(key.rawValue)” comes twice"
        reader.report(member.finding(ofKey: .sessionLine, message))
        continue
      }
      self.members.append((key, member))
    }
  }

  private static func unknown(_ member: JSONDocument.Value) -> Finding {
    member.finding(
      ofKey: .sessionLine,
      "unknown key \(DisplayText.quote(member.key))"
        + NearMiss.clause(member.key, in: Key.allCases.map(\.rawValue))
    )
  }

  /// Takes the value of a key, if it is there.
  mutating func take(_ key: Key) -> JSONDocument.Value? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }

  /// Takes the value of a key that must be there.
  mutating func require(_ key: Key, _ reader: inout SessionLineReader) -> JSONDocument.Value? {
    if let value = take(key) { return value }
    reader.report(object.finding(.sessionLine, "the key “\(key.rawValue)” is missing"))
    return nil
  }

  /// Reports members that are left but for some.
  func refuseAll(but keys: [Key], of what: String, _ reader: inout SessionLineReader) {
    for (key, value) in members where !keys.contains(key) {
      reader.report(
        value.finding(ofKey: .sessionLine, "\(what) has no key “\(key.rawValue)”")
      )
    }
  }
}
