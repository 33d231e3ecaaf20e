import GameRecords

/// The fast path for most strings: a few letters.
extension JSONReader {
  /// Reads a string; the range is the one between the quotation marks.
  @inline(__always)
  package mutating func readString(
    as what: StaticString = "a string"
  ) throws(JSONError) -> (string: String, range: Range<Int>) {
    if let plain = takeShortString() { return plain }
    let text = try readText(as: what)
    return (try string(text), text.range)
  }

  /// Reads a string if it begins here and is less than 16 bytes of ASCII without escapes, otherwise
  /// nothing.
  private mutating func takeShortString() -> (string: String, range: Range<Int>)? {
    guard let base = bytes.baseAddress, offset &+ 17 <= bytes.count,
      base[offset] == UInt8(ascii: "\"")
    else { return nil }
    let start = offset &+ 1
    var word = ByteWord.load(base, start)
    var length = 0
    if Self.specials(in: word) == 0, Self.wide(in: word) == 0 {
      length = 8
      word = ByteWord.load(base, start &+ 8)
    }
    let hits = Self.specials(in: word)
    // The bytes before the quotation mark must be ASCII; those after it do not matter.
    guard hits != 0, Self.wide(in: word) & (hits & (0 &- hits) &- 1) == 0 else { return nil }
    length &+= hits.trailingZeroBitCount &>> 3
    guard base[start &+ length] == UInt8(ascii: "\"") else { return nil }
    let contents = UnsafeBufferPointer(start: base + start, count: length)
    let string = String(unsafeUninitializedCapacity: length) {
      $0.initialize(fromContentsOf: contents)
    }
    offset = start &+ length &+ 1
    return (string, start..<start &+ length)
  }

  /// The high bit of each byte that a string cannot contain as it is: a quotation mark, a backslash
  /// or a control character; only the lowest one found is certain.
  @inline(__always)
  static func specials(in word: UInt64) -> UInt64 {
    ByteWord.equal(to: UInt8(ascii: "\""), in: word)
      | ByteWord.equal(to: UInt8(ascii: "\\"), in: word) | ByteWord.less(than: 0x20, in: word)
  }

  /// The high bits of the bytes that are not ASCII.
  @inline(__always)
  static func wide(in word: UInt64) -> UInt64 { word & ByteWord.all(0x80) }
}
