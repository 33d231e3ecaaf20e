public import ReversiRules

/// How JSON and XML write a move: the square in lower case, or `pass`.
extension Move {
  /// Creates the move that an ASCII text names; `nil` if it names none.
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
  /// Creates the moves that a text lists: squares such as `f5` in either case, and `pass` or `--`,
  /// with or without white space and commas between them.
  /// - Throws: ``MoveTextError`` at the first place that is not a move.
  public init(text: some StringProtocol) throws(MoveTextError) {
    self = []
    let text = Array<UInt8>(text.utf8)
    let lowercase = text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    var rest = lowercase[...]
    while let first = rest.first {
      guard !Self.isSeparator(first) else {
        rest.removeFirst()
        continue
      }
      let word = rest.prefix(Self.length(ofMoveIn: rest))
      let move =
        word.elementsEqual("--".utf8)
        ? .pass : word.withUnsafeBufferPointer { Move(ascii: $0) }
      guard let move else {
        let found = text[word.startIndex...].prefix { !Self.isSeparator($0) }
        throw MoveTextError(
          offset: word.startIndex,
          found: String(decoding: found, as: UTF8.self)
        )
      }
      append(move)
      rest = rest.dropFirst(word.count)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",")
  }

  /// The number of bytes of the next move: a letter and the digits after it, or a pass.
  private static func length(ofMoveIn rest: ArraySlice<UInt8>) -> Int {
    if rest.starts(with: "pass".utf8) { return 4 }
    if rest.starts(with: "--".utf8) { return 2 }
    return 1 + rest.dropFirst().prefix { (0x30...0x39).contains($0) }.count
  }
}

/// Why a text is not a list of moves.
public struct MoveTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes before the place.
  public let offset: Int
  /// The text found instead of a move.
  public let found: String

  /// The error as a message.
  public var description: String {
    "expected a move such as f5 after \(offset) characters, found \(DisplayText.quote(found))"
  }
}
