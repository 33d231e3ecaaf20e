import RecordText
import GameRecords

/// Keys that are repeated, unknown, or have no value.
extension JSONRecordRepair {
  mutating func lookAtMembers(
    of object: JSONValue,
    _ fields: RecordFields
  ) {
    let keys = Dictionary(uniqueKeysWithValues: fields.map { ("\($0.name)", $0) })
    let members = Array(object.children)
    var met: [String: JSONValue] = [:]
    var unknown: [JSONValue] = []
    var surplus: [Int] = []
    var nulls: [Int] = []
    for (index, member) in members.enumerated() {
      let key = member.key
      guard let field = keys[key] else {
        if unknown.count < Self.mostUnknownKeys { unknown.append(member) }
        continue
      }
      if let first = met[key] {
        if source[first.range].elementsEqual(source[member.range]) { surplus.append(index) }
        continue
      }
      met[key] = member
      // Unknown facts are left out.
      if member.kind == .null, !field.isRequired { nulls.append(index) }
      look(at: member, as: field.kind)
    }
    var free = keys.keys.filter { met[$0] == nil }.sorted()
    for member in unknown {
      guard let key = NearMiss.nearest(to: member.key, in: free) else { continue }
      free.removeAll { $0 == key }
      let range = member.keyRange
      repair(.jsonUnknownKey, at: range.lowerBound, Edit(range, key.utf8), isSafe: false)
    }
    remove(surplus, of: object, .jsonDuplicateKey) { members[$0].keyRange.lowerBound }
    remove(nulls, of: object, .jsonType) { members[$0].range.lowerBound }
  }

  /// The maximal number of unknown keys of an object that may be repaired as misspelled ones.
  private static let mostUnknownKeys = 100

  /// Removes members, adjacent ones with one edit.
  private mutating func remove(
    _ indices: [Int],
    of object: JSONValue,
    _ rule: Rule,
    at offset: (Int) -> Int
  ) {
    guard !indices.isEmpty else { return }
    let items = JSONItems(of: object, in: source)
    var rest = indices[...]
    while let first = rest.first {
      var end = first
      while rest.first == end {
        rest.removeFirst()
        end += 1
      }
      repair(rule, at: offset(first), items.removal(of: first..<end))
    }
  }
}
