import GameRecords

/// An object of another program, whose members are taken one by one, so that those that nobody asks
/// for can be told.
struct ForeignJSONObject {
  /// The object.
  let value: JSONValue
  /// The members that have not been taken, in the order of the text.
  private(set) var rest: [JSONValue]

  /// Reports keys that come twice, of which the first one counts.
  init(_ value: JSONValue, _ reader: inout ForeignJSONReader) {
    self.value = value
    rest = Array(value.children)
    var met = Set<String>()
    rest.removeAll { member in
      let key = member.key
      guard !met.insert(key).inserted else { return false }
      reader.report(JSONError(.duplicateKey(key), at: member.keyRange))
      return true
    }
  }

  /// The value of a key, unless it is `null`, which means the same as no key.
  mutating func take(_ key: String) -> JSONValue? {
    guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
    let member = rest.remove(at: index)
    return member.kind == .null ? nil : member
  }
}
