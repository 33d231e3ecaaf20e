/// The name of a property: FF[3] has lower-case letters in it that mean nothing, as in `GaMe`.
struct SGFName {
  /// Where it stands.
  let range: Range<Int>
  /// The property, if the model knows it.
  let property: SGFProperty?
  /// Whether all letters are in lower case, so that they must be meant after all.
  let isLowerCase: Bool

  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    self.range = range
    isLowerCase = !range.contains { bytes[$0] < UInt8(ascii: "a") }
    var code: UInt16 = 0
    var count = 0
    for index in range where isLowerCase || bytes[index] < UInt8(ascii: "a") {
      code = code << 8 | UInt16(bytes[index] & 0xDF)
      count += 1
    }
    property = count <= 2 ? SGFProperty(rawValue: code) : nil
  }

  /// The letters that count.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let letters = bytes[range].filter { isLowerCase || $0 < UInt8(ascii: "a") }.map { $0 & 0xDF }
    return String(decoding: letters, as: UTF8.self)
  }
}
