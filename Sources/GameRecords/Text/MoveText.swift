public import ReversiRules

/// How JSON and XML write a move: the square in lower case, or `pass`.
extension Move {
  /// The move that some ASCII text names, or `nil`.
  @inlinable
  public init?(ascii text: UnsafeBufferPointer<UInt8>) {
    switch text.count {
    case 2:
      let x = text[0] &- UInt8(ascii: "a")
      let y = text[1] &- UInt8(ascii: "1")
      guard x < 16, y < 9 else { return nil }
      self = .placement(Square(rawValue: y &<< 4 | x))
    case 3:
      let x = text[0] &- UInt8(ascii: "a")
      let unit = text[2] &- UInt8(ascii: "0")
      guard x < 16, text[1] == UInt8(ascii: "1"), unit < 7 else { return nil }
      self = .placement(Square(rawValue: (9 &+ unit) &<< 4 | x))
    case 4:
      guard text[0] == UInt8(ascii: "p"), text[1] == UInt8(ascii: "a"),
        text[2] == UInt8(ascii: "s"), text[3] == UInt8(ascii: "s")
      else { return nil }
      self = .pass
    default:
      return nil
    }
  }
}

extension [Move] {
  /// The moves that a text lists: squares such as `f5` in either case, and `pass` or `--`, with or
  /// without white space and commas between them.
  /// - Throws: ``MoveTextError`` at the first place that is no move.
  public init(text: some StringProtocol) throws(MoveTextError) {
    self = []
    let bytes = Array<UInt8>(text.lowercased().utf8)
    var offset = 0
    while offset < bytes.count {
      let rest = bytes[offset...]
      if rest.first.map({ $0 <= 0x20 || $0 == UInt8(ascii: ",") }) == true {
        offset += 1
        continue
      }
      let length = Self.length(ofMoveIn: rest)
      let word = String(decoding: rest.prefix(length), as: UTF8.self)
      if word == "pass" || word == "--" {
        append(.pass)
      } else if let square = Square(word) {
        append(.placement(square))
      } else {
        let found = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
        throw MoveTextError(offset: offset, found: String(decoding: found, as: UTF8.self))
      }
      offset += length
    }
  }

  /// How many bytes the next move has: a letter and the digits behind it, or those of a pass.
  private static func length(ofMoveIn rest: ArraySlice<UInt8>) -> Int {
    if rest.starts(with: "pass".utf8) { return 4 }
    if rest.starts(with: "--".utf8) { return 2 }
    return 1 + rest.dropFirst().prefix { (0x30...0x39).contains($0) }.count
  }
}

/// Why a text is no list of moves.
public struct MoveTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many bytes come before the place.
  public let offset: Int
  /// What is there instead of a move.
  public let found: String

  /// What is wrong, as a sentence.
  public var description: String {
    "expected a move such as f5 after \(offset) characters, found \(DisplayText.quote(found))"
  }
}
