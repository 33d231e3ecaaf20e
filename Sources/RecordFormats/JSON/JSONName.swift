/// The name of a key, in ASCII, in a form that can be compared at once.
struct JSONName: ExpressibleByStringLiteral, Sendable {
  let text: StaticString
  /// The first eight bytes as a number in little-endian order, with quotation marks behind a
  /// shorter name.
  let word: UInt64

  @inline(__always)
  init(stringLiteral text: StaticString) {
    self.text = text
    var word: UInt64 = 0
    for index in 0..<8 {
      let isInside = index < text.utf8CodeUnitCount
      let byte = isInside ? text.utf8Start[index] : UInt8(ascii: "\"")
      word |= UInt64(byte) &<< UInt64(8 * index)
    }
    self.word = word
  }

  var count: Int { text.utf8CodeUnitCount }
}

extension JSONName: CustomStringConvertible {
  var description: String { text.description }
}
