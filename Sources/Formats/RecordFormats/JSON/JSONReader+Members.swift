import GameRecords

/// The state of reading the members of one object, whose keys are identified by their indices.
struct JSONMembers {
  /// The keys that the object may have.
  fileprivate let keys: RecordFields
  /// The required keys, one bit per index.
  private let needs: UInt32
  /// The keys met, one bit per index.
  private var met: UInt32 = 0
  fileprivate var isFirst = true
  /// The key to try first: the one after the last key met, because writers use a fixed order.
  fileprivate var guess = 0

  init(of table: ObjectTable) {
    keys = table.fields
    needs = table.required
  }

  @inline(__always)
  func contains(_ key: Int) -> Bool { met >> UInt32(truncatingIfNeeded: key) & 1 == 1 }

  /// The index of the first required key that was not met.
  @inline(__always)
  var firstMissing: Int? {
    let missing = needs & ~met
    return missing == 0 ? nil : missing.trailingZeroBitCount
  }

  @inline(__always)
  fileprivate mutating func insert(_ key: Int) {
    met |= 1 << UInt32(truncatingIfNeeded: key)
    guess = key &+ 1
  }

  /// Returns the index of the key that some bytes spell, searching from the expected one.
  fileprivate func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func isKey(_ number: Int) -> Bool { keys[number].name.text.withUTF8Buffer(bytes.elementsEqual) }
    return (guess..<keys.count).first(where: isKey) ?? (0..<guess).first(where: isKey)
  }
}

extension JSONReader {
  /// Reads the next key of the open object; returns `nil` at its end.
  ///
  /// Reports unknown and repeated keys, and skips their values.
  @inline(__always)
  mutating func nextMember(of members: inout JSONMembers) throws(JSONError) -> Int? {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") {
      offset &+= 1
      depth &-= 1
      return nil
    }
    if let key = takeExpectedKey(of: &members) { return key }
    return try nextMemberAnywhere(of: &members)
  }

  @inline(never)
  private mutating func nextMemberAnywhere(
    of members: inout JSONMembers
  ) throws(JSONError) -> Int? {
    while let text = try nextKey(&members.isFirst) {
      let key =
        text.hasEscapes
        ? unescaped(text).withUnsafeBufferPointer(members.find)
        : members.find(UnsafeBufferPointer(rebasing: bytes[text.range]))
      guard let key else {
        reportUnknown(text, among: members.keys)
        try skipValue()
        continue
      }
      if members.contains(key) {
        try report(.duplicateKey("\(members.keys[key].name)", at: text.range))
        try skipValue()
        continue
      }
      members.insert(key)
      return key
    }
    return nil
  }

  /// Reads the next key and its colon if they are in the usual layout, or else nothing.
  ///
  /// In that layout, the key follows those met in the order of the shape, after only a comma.
  @inline(__always)
  private mutating func takeExpectedKey(of members: inout JSONMembers) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = offset
    if !members.isFirst {
      guard start < bytes.count, base[start] == UInt8(ascii: ",") else { return nil }
      start &+= 1
    }
    // Two quotation marks, eight bytes between them and a colon; more follows a shorter key.
    guard start &+ 11 <= bytes.count, base[start] == UInt8(ascii: "\"") else { return nil }
    start &+= 1
    let (word, length) = upToQuotationMark(at: base + start)
    var key = members.guess
    while key < members.keys.count {
      if members.keys[key].name.word == word {
        var end = start &+ length
        if length == 8, base[end] != UInt8(ascii: "\"") {
          // The name may be longer than the word.
          let name = members.keys[key].name
          end = start &+ name.count
          guard end &+ 1 < bytes.count, contents(start..<end, equal: name.text) else {
            return nil
          }
        }
        // A key may be repeated if the order goes back.
        guard base[end] == UInt8(ascii: "\""), base[end &+ 1] == UInt8(ascii: ":"),
          !members.contains(key)
        else { return nil }
        offset = end &+ 2
        members.isFirst = false
        members.insert(key)
        return key
      }
      key &+= 1
    }
    return nil
  }

  private mutating func reportUnknown(_ text: JSONText, among keys: RecordFields) {
    do throws(JSONError) {
      let key = try string(text)
      report(
        .jsonUnknownKey,
        .unknownKey(key, among: keys.map { "\($0.name)" }, at: text.range)
      )
    } catch {
      report(error.rule, error)
    }
  }

  /// Reports an error in a value that begins at `start`, and skips the value.
  ///
  /// `depth` is the number of objects and arrays that were open before the value.
  mutating func recover(
    from error: JSONError,
    toValueAt start: Int,
    depth: Int
  ) throws(JSONError) {
    try report(error)
    offset = start
    self.depth = depth
    // The texts in it have already been checked.
    try skipValue(checksTexts: false)
  }
}

/// Returns the bytes before the next quotation mark, at most eight, padded with quotation marks.
@inline(__always)
private func upToQuotationMark(
  at start: UnsafePointer<UInt8>
) -> (word: UInt64, length: Int) {
  let word = ByteWord.load(start)
  let mark = UInt8(ascii: "\"")
  let hits = ByteWord.equal(to: mark, in: word)
  // All bits below the first byte that was hit; without a hit, zero minus one is all bits.
  let before = (hits & (0 &- hits)) &>> 7 &- 1
  return (word & before | ByteWord.all(mark) & ~before, hits.trailingZeroBitCount &>> 3)
}
