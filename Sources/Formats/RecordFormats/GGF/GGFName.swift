/// The name of a property: one or two capital letters in known properties.
struct GGFName: Hashable, ExpressibleByStringLiteral {
  /// Up to two letters; 0 for every longer name.
  private let code: UInt16

  @inline(__always)
  init(stringLiteral text: StaticString) {
    let letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.init(letters)
  }

  @inline(__always)
  init(_ letters: UnsafeBufferPointer<UInt8>) {
    switch letters.count {
    case 1: code = UInt16(letters[0])
    case 2: code = UInt16(letters[0]) &<< 8 | UInt16(letters[1])
    default: code = 0
    }
  }

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { GGFName($0) }
  }

  /// The letters.
  var text: String {
    let letters = [UInt8(code >> 8), UInt8(code & 0xFF)]
    return String(decoding: letters.drop { $0 == 0 }, as: UTF8.self)
  }

  /// The properties listed in the description of the format.
  private static let known: Set<GGFName> = [
    "GM", "PC", "DT", "PB", "PW", "RB", "RW", "TI", "TB", "TW", "TY", "RE", "BO", "KB", "KW", "KM",
    "CO", "B", "W",
  ]

  /// Whether the value of a property is a text, so that a part of it is still valid.
  static func isOfText(_ name: some Collection<UInt8>) -> Bool {
    ["PC", "PB", "PW", "CO"].contains { name.elementsEqual($0.utf8) }
  }

  /// The name in capital letters, if it is that of a known property.
  static func known(insteadOf name: some Collection<UInt8>) -> [UInt8]? {
    let capitals = name.map { $0 & 0xDF }
    return capitals.withUnsafeBufferPointer { known.contains(GGFName($0)) } ? capitals : nil
  }

  /// Looks for a known name before a bracket inside of a value.
  ///
  /// If there is one, a property begins there, and the value was not closed.
  /// - Parameters:
  ///   - bracket: the place of the bracket `[`.
  ///   - value: where the value begins.
  ///   - bytes: the text.
  /// - Returns: the length of the name, or 0 if there is none.
  static func length(
    before bracket: Int,
    inValueFrom value: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var start = bracket
    while start > value, bracket - start < 3, isCapital(bytes[start - 1]) { start -= 1 }
    let letters = UnsafeBufferPointer(rebasing: bytes[start..<bracket])
    return known.contains(GGFName(letters)) ? letters.count : 0
  }

  /// Whether a name is one or two capital letters.
  static func isUsual(_ name: some Collection<UInt8>) -> Bool {
    (1...2).contains(name.count) && name.allSatisfy(isCapital)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
