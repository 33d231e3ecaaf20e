/// The type of a game as TY has it: `8`, `s8r18`, `8kr20`: the size of the board, and letters.
struct GGFType {
  /// The number that is the size, or `nil` when there is none.
  let size: Int?
  /// Where it stands in the text.
  let sizePlace: Range<Int>?
  /// Whether there is nothing but the size.
  let isPlain: Bool
  /// Whether the game begins with some disks placed at random.
  let isRandom: Bool

  init<Text: Collection<UInt8>>(_ text: Text) where Text.Index == Int {
    isRandom = text.contains { $0 | 0x20 == UInt8(ascii: "r") }
    // The number behind the letter r counts disks.
    let parts = text.split { $0 | 0x20 == UInt8(ascii: "r") }
    let isFirst = text.first.map { $0 | 0x20 != UInt8(ascii: "r") } ?? false
    let head = isFirst ? parts.first : nil
    let digits = head?.drop { !Self.isDigit($0) }.prefix(while: Self.isDigit)
    size = digits.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    sizePlace = digits.map { $0.startIndex..<$0.endIndex }
    isPlain = digits?.count == text.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a type says more than a board of some size does, without contradicting it.
  func saysMore(thanSize size: Int) -> Bool { !isPlain && (self.size == nil || self.size == size) }
}
