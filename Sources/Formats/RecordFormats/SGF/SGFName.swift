import GameRecords

/// The name of a property: one or two letters in those that mean something to the model.
struct SGFName: PropertyName {
  let code: UInt16

  /// The fact about the game that its value is, in any node of the main line.
  var fact: NamedFact<SGFName>? { SGFFact.named[self] }

  /// The fact about a move that its value is.
  var moveFact: SGFMoveFact? { SGFMoveFact.named[self] }

  /// Whether its values point something out on the board.
  var isMark: Bool { SGFMark.examples[self] != nil }

  /// Whether its value is a text, which people write without escaping its brackets.
  var isText: Bool { !Self.coded[Int(code)] }

  /// Whether it means something to the model.
  var isKnown: Bool {
    !isText || fact != nil || (["C", "GC", "N"] as [SGFName]).contains(self)
  }

  /// The kind of text that its value is.
  var textKind: SGFText.Kind { isKnown && self != "C" && self != "GC" ? .simple : .text }

  /// Whether the values of a name are words with a meaning, for every code: each property asks.
  private static let coded: [Bool] = {
    var coded = [Bool](repeating: false, count: 1 << 16)
    let names: [SGFName] = ["B", "W", "AB", "AW", "AE", "PL", "FF", "GM", "SZ", "CA"]
    for name in names + SGFMark.examples.keys + SGFMoveFact.named.keys {
      coded[Int(name.code)] = true
    }
    return coded
  }()
}

/// A property where it is written, in which FF[3] allows lower-case letters without a meaning, as in
/// `GaMe`.
struct SGFProperty {
  let name: SGFName
  /// Where the name is.
  let range: Range<Int>
  /// Whether all letters are in lower case, so that they must have a meaning.
  let isLowerCase: Bool

  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    self.range = range
    isLowerCase = !range.contains { bytes[$0] < UInt8(ascii: "a") }
    name = SGFName(Self.letters(of: bytes[range], isLowerCase))
  }

  /// The letters that count.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: Array(Self.letters(of: bytes[range], isLowerCase)), as: UTF8.self)
  }

  private static func letters(
    of name: Slice<UnsafeBufferPointer<UInt8>>,
    _ isLowerCase: Bool
  ) -> some Sequence<UInt8> {
    name.lazy.filter { isLowerCase || $0 < UInt8(ascii: "a") }.map { $0 & 0xDF }
  }
}
