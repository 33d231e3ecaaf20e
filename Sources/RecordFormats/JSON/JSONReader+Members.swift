import GameRecords
import RecordText

/// How far the members of one object have been read, whose keys are known by their numbers.
struct JSONMembers {
  /// The keys that the object may have.
  fileprivate let keys: RecordFields
  /// Those of them that must be there, one bit for each number.
  private let needs: UInt32
  /// The keys met, one bit for each number.
  private var met: UInt32 = 0
  fileprivate var isFirst = true
  /// The key to try first: the one after the last, since writers keep to an order.
  fileprivate var guess = 0

  init<Object>(of shape: RecordShape<Object>) {
    keys = shape.fields
    needs = shape.required
  }

  @inline(__always)
  func contains(_ key: Int) -> Bool { met >> UInt32(truncatingIfNeeded: key) & 1 == 1 }

  /// The number of the first key that must be there and was not met.
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

  /// The number of the key that some bytes are, looked for from the expected one on.
  fileprivate func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func isKey(_ number: Int) -> Bool { keys[number].name.text.withUTF8Buffer(bytes.elementsEqual) }
    return (guess..<keys.count).first(where: isKey) ?? (0..<guess).first(where: isKey)
  }
}

extension JSONReader {
  /// Reads the next key of the open object, or its end, which gives `nil`.
  ///
  /// Reports keys that are unknown or come twice, and reads over their values.
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
        try report(JSONError(.duplicateKey("\(members.keys[key].name)"), at: text.range))
        try skipValue()
        continue
      }
      members.insert(key)
      return key
    }
    return nil
  }

  /// Reads the next key and its colon if they stand as writers usually put them, otherwise nothing.
  ///
  /// That is: the key comes after those met, and nothing but a comma stands before it.
  @inline(__always)
  private mutating func takeExpectedKey(of members: inout JSONMembers) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var start = offset
    if !members.isFirst {
      guard start < bytes.count, base[start] == UInt8(ascii: ",") else { return nil }
      start &+= 1
    }
    // Two quotation marks, eight bytes between them and a colon; a shorter key has more behind it.
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
        // A key can come again where the order goes back.
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
        JSONError(
          .unknownKey(
            key,
            nearest: NearMiss.nearest(to: key, in: keys.map { "\($0.name)" })
          ),
          at: text.range
        )
      )
    } catch {
      report(error.rule, error)
    }
  }

  /// Reports an error in a value that begins at `start`, and reads over the value.
  ///
  /// `depth` is how many objects and arrays were open before the value.
  mutating func recover(
    from error: JSONError,
    toValueAt start: Int,
    depth: Int
  ) throws(JSONError) {
    try report(error)
    offset = start
    self.depth = depth
    // What can be said of the texts in it has been said.
    try skipValue(checksTexts: false)
  }
}

/// The bytes before the next quotation mark, at the most eight, with quotation marks behind fewer.
@inline(__always)
private func upToQuotationMark(
  at start: UnsafePointer<UInt8>
) -> (word: UInt64, length: Int) {
  let word = ByteWord.load(start)
  let mark = UInt8(ascii: "\"")
  let hits = ByteWord.equal(to: mark, in: word)
  // All bits below the first byte that was hit, or simply all: zero less one.
  let before = (hits & (0 &- hits)) &>> 7 &- 1
  return (word & before | ByteWord.all(mark) & ~before, hits.trailingZeroBitCount &>> 3)
}
