import GameRecords

/// The properties that mean something to the model.
///
/// The raw value has the letters of the name in ASCII, the first letter highest.
enum SGFProperty: UInt16 {
  // Moves and the position that they start from.
  case dark = 0x42  // B
  case light = 0x57  // W
  case addDark = 0x4142  // AB
  case addLight = 0x4157  // AW
  case addEmpty = 0x4145  // AE
  case turn = 0x504C  // PL

  // What is said about a node.
  case comment = 0x43  // C
  case nodeName = 0x4E  // N
  case evaluation = 0x56  // V
  case good = 0x5445  // TE
  case bad = 0x424D  // BM
  case doubtful = 0x444F  // DO
  case interesting = 0x4954  // IT
  case darkClock = 0x424C  // BL
  case lightClock = 0x574C  // WL

  // What is pointed out on the board.
  case label = 0x4C42  // LB
  case circle = 0x4352  // CR
  case square = 0x5351  // SQ
  case triangle = 0x5452  // TR
  case cross = 0x4D41  // MA
  case arrow = 0x4152  // AR
  case line = 0x4C4E  // LN

  // What is said about the file.
  case version = 0x4646  // FF
  case game = 0x474D  // GM
  case size = 0x535A  // SZ
  case charset = 0x4341  // CA

  // What is said about the game.
  case gameComment = 0x4743  // GC
  case gameName = 0x474E  // GN
  case event = 0x4556  // EV
  case round = 0x524F  // RO
  case site = 0x5043  // PC
  case date = 0x4454  // DT
  case openingName = 0x4F4E  // ON
  case darkName = 0x5042  // PB
  case lightName = 0x5057  // PW
  case darkRating = 0x4252  // BR
  case lightRating = 0x5752  // WR
  case result = 0x5245  // RE

  /// The name as files write it.
  var name: String {
    let letters = [UInt8(rawValue >> 8), UInt8(rawValue & 0xFF)]
    return String(decoding: letters.drop { $0 == 0 }, as: UTF8.self)
  }
}

extension SGFProperty {
  /// The kind of text that its value is.
  var textKind: SGFText.Kind { self == .comment || self == .gameComment ? .text : .simple }

  /// Whether its value is a text, which people write without escaping its brackets.
  var isText: Bool { self == .comment || self == .gameComment || self == .nodeName || fact != nil }

  /// Whether its values point something out on the board.
  var isMark: Bool {
    switch self {
    case .label, .circle, .square, .triangle, .cross, .arrow, .line: true
    default: false
    }
  }

  /// The property of a name in capital letters.
  init?(name: String) {
    guard name.utf8.count <= 2 else { return nil }
    self.init(rawValue: name.utf8.reduce(0) { $0 << 8 | UInt16($1) })
  }
}

/// The name of a property, in which FF[3] allows lower-case letters without a meaning, as in
/// `GaMe`.
struct SGFName {
  /// Where it is.
  let range: Range<Int>
  /// Whether all letters are in lower case, so that they must have a meaning.
  let isLowerCase: Bool
  /// The letters that count, in ASCII, the first one highest; 0 if there are more than two.
  let code: UInt16
  /// The property, if the model knows it.
  let property: SGFProperty?

  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    self.range = range
    isLowerCase = !range.contains { bytes[$0] < UInt8(ascii: "a") }
    var code: UInt16 = 0
    var count = 0
    for index in range where isLowerCase || bytes[index] < UInt8(ascii: "a") {
      code = code << 8 | UInt16(bytes[index] & 0xDF)
      count += 1
    }
    self.code = count <= 2 ? code : 0
    property = SGFProperty(rawValue: self.code)
  }

  /// The letters that count.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let letters = bytes[range].filter { isLowerCase || $0 < UInt8(ascii: "a") }.map { $0 & 0xDF }
    return String(decoding: letters, as: UTF8.self)
  }
}
