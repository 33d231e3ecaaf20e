import GameRecords

/// An object whose members are taken by their keys, so that unknown members can be reported.
@usableFromInline
package struct JSONObject {
  /// The object.
  package let value: JSONValue
  /// The members that have not been taken, in the order of the text.
  package var rest: [JSONValue] { members.map(\.value) }
  /// The keys that a strict reader has asked for.
  private(set) var asked: [String] = []
  private var members: [(key: String, value: JSONValue)] = []
  private let isStrict: Bool

  /// Up to this many members, comparing them is faster than building a table.
  private static let fewMembers = 16

  /// Reports keys that appear twice; the first one counts.
  init<Reader: JSONValueReader>(_ value: JSONValue, _ reader: inout Reader) {
    self.value = value
    isStrict = Reader.isStrict
    members.reserveCapacity(8)
    if isStrict { asked.reserveCapacity(8) }
    var indices: [String: Int] = [:]
    for member in value.children {
      let key = member.key
      let isFew = members.count < Self.fewMembers
      guard let index = isFew ? members.firstIndex(where: { $0.key == key }) : indices[key] else {
        members.append((key, member))
        if members.count >= Self.fewMembers {
          for index in indices.count..<members.count { indices[members[index].key] = index }
        }
        continue
      }
      // Only an equal value can be removed without a loss.
      let isSame =
        !value.isEmbedded
        && value.source[members[index].value.range].elementsEqual(value.source[member.range])
      let repair: Repair? = isSame ? .rewriting : nil
      reader.report(.duplicateKey(key, at: member.keyRange), repair: repair)
    }
  }

  /// Whether a key has not been taken.
  package func has(_ key: some RawRepresentable<String>) -> Bool {
    members.contains { $0.key == key.rawValue }
  }

  /// The value of a key; for a reader that is not strict `null` means the same as no key.
  package mutating func take(_ key: String) -> JSONValue? {
    if isStrict { asked.append(key) }
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    let value = members.remove(at: index).value
    return value.kind == .null && !isStrict ? nil : value
  }

  /// The value of one of the keys of a table.
  package mutating func take(_ key: some RawRepresentable<String>) -> JSONValue? {
    take(key.rawValue)
  }
}
