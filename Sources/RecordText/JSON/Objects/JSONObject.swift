package import GameRecords

/// An object of another program, whose members are taken one by one, so that those that nobody asks
/// for can be told.
package struct JSONObject {
  /// The object.
  package let value: JSONValue
  /// The members that have not been taken, in the order of the text.
  package private(set) var rest: [JSONValue]

  /// Reports keys that come twice, of which the first one counts.
  package init(_ value: JSONValue, _ reader: inout ForeignJSONReader) {
    self.value = value
    rest = Array(value.children)
    var met: [String: JSONValue] = [:]
    var items: JSONItems?
    for (index, member) in rest.enumerated() {
      guard let first = met.updateValue(member, forKey: member.key) else { continue }
      met[member.key] = first
      let repair = reader.removal(of: member, index, from: value, &items, repeating: first)
      reader.report(JSONError(.duplicateKey(member.key), at: member.keyRange), repair: repair)
    }
    guard met.count < rest.count else { return }
    met = [:]
    rest.removeAll { met.updateValue($0, forKey: $0.key) != nil }
  }

  /// The value of a key, unless it is `null`, which means the same as no key.
  package mutating func take(_ key: String) -> JSONValue? {
    guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
    let member = rest.remove(at: index)
    return member.kind == .null ? nil : member
  }
}

extension ForeignJSONReader {
  /// What takes out a member that says the same as the first one under its key.
  /// - Parameters:
  ///   - member: the member.
  ///   - index: its number in its object, from 0.
  ///   - object: the object.
  ///   - items: the items of the object, once they are known.
  ///   - first: the first member under the key.
  /// - Returns: the repair; `nil` when it says something else.
  package func removal(
    of member: JSONValue,
    _ index: Int,
    from object: JSONValue,
    _ items: inout JSONItems?,
    repeating first: JSONValue
  ) -> Repair? {
    guard !object.isEmbedded, source[first.range].elementsEqual(source[member.range]) else {
      return nil
    }
    let known = items ?? JSONItems(of: object, in: source)
    items = known
    return .edits([known.removal(of: index..<index + 1)])
  }

  /// What takes a member out of its object.
  package func removal(of member: JSONValue, from object: JSONValue) -> Repair? {
    let start = member.keyRange.lowerBound
    guard !object.isEmbedded,
      let index = Array(object.children).firstIndex(where: { $0.keyRange.lowerBound == start })
    else { return nil }
    return .edits([JSONItems(of: object, in: source).removal(of: index..<index + 1)])
  }
}
