/// The name of a property in SGF or GGF: one or two letters in those that mean something.
protocol PropertyName: Hashable, ExpressibleByStringLiteral {
  /// Up to two letters in ASCII, the first one highest; 0 for every longer name.
  var code: UInt16 { get }

  init(code: UInt16)
}

extension PropertyName {
  @inline(__always)
  init(stringLiteral text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  init(_ letters: some Sequence<UInt8>) {
    var (code, count): (UInt16, Int) = (0, 0)
    for letter in letters {
      code = code &<< 8 | UInt16(letter)
      count &+= 1
    }
    self.init(code: count <= 2 ? code : 0)
  }

  /// The letters.
  var text: String {
    let letters = [UInt8(code >> 8), UInt8(code & 0xFF)]
    return String(decoding: letters.drop { $0 == 0 }, as: UTF8.self)
  }
}
