import GameRecords
import ReversiRules

/// Values of one word: squares and moves, sides, board sizes.
enum SGFValue {
  /// The bytes of a value without white space at its ends.
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  // MARK: - Squares and moves

  /// The square that a word names: a letter and a number, or two letters as in games of Go.
  static func square(_ word: Word) -> Square? {
    if word.count == 2, let column = word.first, let row = word.last { return square(column, row) }
    return word.count == 3 ? MoveSpelling.square(Array(word)[...]) : nil
  }

  /// The square with a column's letter and a row's digit or letter.
  @inline(__always)
  static func square(_ column: UInt8, _ row: UInt8) -> Square? {
    let x = (column | 0x20) &- UInt8(ascii: "a")
    let number = row &- UInt8(ascii: "1")
    let y = number < 9 ? number : (row | 0x20) &- UInt8(ascii: "a")
    return x < 16 && y < 16 ? Square(rawValue: y &<< 4 | x) : nil
  }

  /// The columns and rows of the squares that a word names: one, or a rectangle such as `a1:b2`.
  static func area(_ word: Word) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let colon = word.firstIndex(of: UInt8(ascii: ":")) ?? word.endIndex
    guard let a = square(word[..<colon]),
      let b = colon == word.endIndex ? a : square(word[(colon + 1)...])
    else { return nil }
    return (min(a.x, b.x)...max(a.x, b.x), min(a.y, b.y)...max(a.y, b.y))
  }

  /// The move that a word names.
  ///
  /// `pa` is a pass, except on a board of 16 columns in a file that names squares by two letters:
  /// there it is the first square of the last column.
  static func move(_ word: Word, isPaSquare: Bool = false) -> Move? {
    if word.isEmpty { return .pass }
    let isPa = word.elementsEqual("pa".utf8) { $0 | 0x20 == $1 }
    if !isPa || isPaSquare, let square = square(word) { return .placement(square) }
    return MoveSpelling.isPass(Array(word)[...]) ? .pass : nil
  }

  /// A pass that is not read as a square: with 16 columns, other programs read `pa` as one.
  static func pass(_ pass: PassWord, on size: BoardSize) -> PassWord {
    size.width == 16 && pass.text?.lowercased() == "pa" ? PassWord("tt") : pass
  }

  // MARK: - Sides and sizes

  /// The side that a value of `PL` names, `nil` inside for none; `nil` for any other word.
  static func side(_ word: Word) -> Disk?? {
    if word.isEmpty { return .some(nil) }
    let length = word.count == 1 ? 1 : 5
    func says(_ name: String) -> Bool {
      word.elementsEqual(name.utf8.prefix(length)) { $0 | 0x20 == $1 }
    }
    return says("black") ? .some(.dark) : says("white") ? .some(.light) : nil
  }

  /// The size that a value of `SZ` names.
  static func size(_ word: Word) -> BoardSize? {
    let colon = word.firstIndex(of: UInt8(ascii: ":"))
    let height = colon.map { word[($0 + 1)...] } ?? word
    guard let width = DecimalSpelling.whole(word[..<(colon ?? word.endIndex)], upTo: 4),
      let height = DecimalSpelling.whole(height, upTo: 4)
    else { return nil }
    return BoardSize(width: width, height: height)
  }
}
