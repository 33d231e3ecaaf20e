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
