import RecordText
import GameRecords
import ReversiRules

/// Squares and passes as values spell them.
enum SGFPoint {
  /// The square that some bytes spell: a letter and a number, or two letters as in games of Go.
  static func square(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Square? {
    if text.count == 2, let column = text.first, let row = text.last { return square(column, row) }
    return text.count == 3 ? MoveSpelling.square(Array(text)[...]) : nil
  }

  /// The square with a column's letter and a row's digit or letter.
  @inline(__always)
  static func square(_ column: UInt8, _ row: UInt8) -> Square? {
    let x = (column | 0x20) &- UInt8(ascii: "a")
    let number = row &- UInt8(ascii: "1")
    let y = number < 9 ? number : (row | 0x20) &- UInt8(ascii: "a")
    return x < 16 && y < 16 ? Square(rawValue: y &<< 4 | x) : nil
  }

  /// The move that some bytes spell.
  ///
  /// `pa` is a pass, unless it is a square: the first one of the last column of a board of 16 columns
  /// in a file that names squares by two letters.
  static func move(_ text: Slice<UnsafeBufferPointer<UInt8>>, isPaSquare: Bool = false) -> Move? {
    if text.isEmpty { return .pass }
    let isPa = text.elementsEqual("pa".utf8) { $0 | 0x20 == $1 }
    if !isPa || isPaSquare, let square = square(text) { return .placement(square) }
    return MoveSpelling.isPass(Array(text)[...]) ? .pass : nil
  }

  /// The squares that some bytes spell: one, or a rectangle of them such as `a1:b2`.
  static func squares(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [Square]? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else {
      return square(text).map { [$0] }
    }
    guard let a = square(text[..<colon]), let b = square(text[(colon + 1)...]) else { return nil }
    return (min(a.y, b.y)...max(a.y, b.y)).flatMap { y in
      (min(a.x, b.x)...max(a.x, b.x)).compactMap { x in Square(x: x, y: y) }
    }
  }
}
