internal import GameRecords
internal import ReversiRules

/// Squares and passes as values spell them.
enum SGFPoint {
  /// How a square is spelled.
  enum Style {
    /// A letter and a number, as in `f5`.
    case number
    /// Two letters, as in games of Go: `fe`.
    case letters
  }

  /// The square that some bytes spell.
  static func square(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (square: Square, style: Style)? {
    if text.count == 2, let x = text.first.flatMap(column), let second = text.last {
      let y = column(second)
      let row = Int(second) - Int(UInt8(ascii: "1"))
      return Square(x: x, y: y ?? row).map { ($0, y == nil ? .number : .letters) }
    }
    guard text.count == 3 else { return nil }
    return MoveSpelling.square(Array(text)[...]).map { ($0, .number) }
  }

  /// The move that some bytes spell.
  ///
  /// `pa` is a pass and not the first square of the last column of a board of 16 columns.
  static func move(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> (move: Move, style: Style)? {
    if text.isEmpty { return (.pass, .number) }
    let isPa = text.count == 2 && text.elementsEqual("pa".utf8) { $0 | 0x20 == $1 }
    if !isPa, let point = square(text) { return (.placement(point.square), point.style) }
    return MoveSpelling.isPass(Array(text)[...]) ? (.pass, .number) : nil
  }

  /// The squares that some bytes spell: one, or a rectangle of them such as `a1:b2`.
  static func squares(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (squares: [Square], style: Style)? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      return square(text).map { ([$0.square], $0.style) }
    }
    guard let first = square(text[..<colon]), let last = square(text[(colon + 1)...]) else {
      return nil
    }
    let (a, b) = (first.square, last.square)
    let squares = (min(a.y, b.y)...max(a.y, b.y)).flatMap { y in
      (min(a.x, b.x)...max(a.x, b.x)).compactMap { x in Square(x: x, y: y) }
    }
    return (squares, first.style)
  }

  /// The number of a letter, from 0; `nil` for anything else.
  private static func column(_ byte: UInt8) -> Int? {
    SGFTokens.isLetter(byte) ? Int((byte | 0x20) - UInt8(ascii: "a")) : nil
  }
}
