import GameRecords
import RecordText

/// The keys that an object of some kind may have; their raw values count from 0.
protocol JSONKey: RawRepresentable, CaseIterable, Sendable where RawValue == UInt8 {
  /// The key as it is written.
  var name: JSONName { get }
}

/// How far the members of one object have been read.
struct JSONMembers<Key: JSONKey> {
  /// The keys met, one bit for each raw value.
  private var met: UInt32 = 0
  fileprivate var isFirst = true
  /// The key to try first: the one after the last, since writers keep to an order.
  fileprivate var guess: UInt8 = 0

  init() {}

  @inline(__always)
  func contains(_ key: Key) -> Bool { met >> UInt32(key.rawValue) & 1 == 1 }

  @inline(__always)
  fileprivate mutating func insert(_ key: Key) {
    met |= 1 << UInt32(key.rawValue)
    guess = key.rawValue &+ 1
  }
}

extension JSONReader {
  /// Reads the next key of the open object, or its end, which gives `nil`.
  ///
  /// Reports keys that are unknown or come twice, and reads over their values.
  @inline(__always)
  mutating func nextMember<Key>(
    of members: inout JSONMembers<Key>
  ) throws(JSONError) -> Key? {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") {
      offset &+= 1
      depth &-= 1
      return nil
    }
    if let key = takeExpectedKey(of: &members) { return key }
    return try nextMemberAnywhere(of: &members)
  }

  @inline(never)
  private mutating func nextMemberAnywhere<Key>(
    of members: inout JSONMembers<Key>
  ) throws(JSONError) -> Key? {
    while let text = try nextKey(&members.isFirst) {
      guard let key: Key = find(text, guess: members.guess) else {
        reportUnknown(text, among: Key.self)
        try skipValue()
        continue
      }
      if members.contains(key) {
        try report(JSONError(.duplicateKey("\(key.name)"), at: text.range))
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
  private mutating func takeExpectedKey<Key>(of members: inout JSONMembers<Key>) -> Key? {
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
    var rawValue = members.guess
    while let key = Key(rawValue: rawValue) {
      if key.name.word == word {
        var end = start &+ length
        if length == 8, base[end] != UInt8(ascii: "\"") {
          // The name may be longer than the word.
          end = start &+ key.name.count
          guard end &+ 1 < bytes.count, contents(start..<end, equal: key.name.text) else {
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
      rawValue &+= 1
    }
    return nil
  }

  /// The key that a text is.
  func find<Key: JSONKey>(_ text: JSONText, guess: UInt8 = 0) -> Key? {
    guard !text.hasEscapes else {
      let contents = unescaped(text)
      return Key.allCases.first { $0.name.text.withUTF8Buffer(contents.elementsEqual) }
    }
    return find(text.range, from: guess) ?? find(text.range, from: 0)
  }

  @inline(__always)
  private func find<Key: JSONKey>(_ range: Range<Int>, from first: UInt8) -> Key? {
    var rawValue = first
    while let key = Key(rawValue: rawValue) {
      if contents(range, equal: key.name.text) { return key }
      rawValue &+= 1
    }
    return nil
  }

  private mutating func reportUnknown<Key: JSONKey>(_ text: JSONText, among keys: Key.Type) {
    do throws(JSONError) {
      let key = try string(text)
      report(
        .jsonUnknownKey,
        JSONError(
          .unknownKey(
            key,
            nearest: NearMiss.nearest(to: key, in: Key.allCases.map { "\($0.name)" })
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

extension JSONOutput {
  /// Comes to the next member and writes its key.
  mutating func key<Key: JSONKey>(_ key: Key, _ spread: Spread = .line) {
    self.key(key.name.text, spread)
  }
}
