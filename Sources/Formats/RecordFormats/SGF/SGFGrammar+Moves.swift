import GameRecords
import ReversiRules

/// Plain moves: nodes such as `;B[f5]` or `;W[fe]`, as nearly all are, read in words of eight
/// bytes.
extension SGFGrammar {
  /// The bytes of such a node.
  static let cellLength = 6

  /// Skips plain moves, and nodes that look like one with another letter, from a `;`; at least
  /// that byte is skipped.
  @inline(__always)
  mutating func skipPlainMoves() {
    let start = offset
    while offset &+ 8 <= bytes.count, let base = bytes.baseAddress {
      let word = ByteWord.load(base, offset)
      guard word & Self.brackets.mask == Self.brackets.word,
        ASCII.isLetter(UInt8(truncatingIfNeeded: word &>> 8)), Self.square(inCell: word) != nil
      else { break }
      offset &+= Self.cellLength
    }
    if offset == start { offset &+= 1 }
  }

  /// The moves of nodes such as `;B[f5];W[d6]`, of the two sides in turn.
  ///
  /// The first `;` has been read, and another node follows them.
  mutating func nextPlainMoves(startingWith side: Disk, upTo limit: Int) -> [Move] {
    let start = offset &- 1
    let most = min(64, limit, (bytes.count &- start &- 2) / Self.cellLength)
    var cell = Self.cell(of: side)
    guard most > 0, let first = bytes.baseAddress.map({ $0 + start }),
      ByteWord.load(first) & cell.mask == cell.word
    else { return [] }
    let moves = [Move](unsafeUninitializedCapacity: most) { moves, count in
      while count < most {
        let word = ByteWord.load(first, count &* Self.cellLength)
        guard word & cell.mask == cell.word, let square = Self.square(inCell: word) else { return }
        moves.initializeElement(at: count, to: .placement(square))
        cell.word ^= Self.cell(of: .dark).word ^ Self.cell(of: .light).word
        count &+= 1
      }
    }
    offset += moves.count * Self.cellLength
    return moves
  }

  /// The side and square of a plain move whose `;` has been read and whose node may continue.
  ///
  /// Nothing is read when there is none.
  mutating func nextPlainMove() -> (side: Disk, square: Square)? {
    guard offset &+ 5 <= bytes.count, let base = bytes.baseAddress else { return nil }
    let text = base + offset
    let isDark = text[0] == UInt8(ascii: "B")
    guard isDark || text[0] == UInt8(ascii: "W"), text[1] == UInt8(ascii: "["),
      text[4] == UInt8(ascii: "]"), let square = Self.plainSquare(text[2], text[3])
    else { return nil }
    offset &+= 5
    return (isDark ? .dark : .light, square)
  }

  /// The place of the letter of a plain move whose name begins at an offset.
  static func plainLetter(from start: Int) -> SourceRange {
    SourceRange(uncheckedStart: start, length: 1)
  }

  /// The place of the square of a plain move whose name begins at an offset.
  static func plainSquare(from start: Int) -> SourceRange {
    SourceRange(uncheckedStart: start &+ 2, length: 2)
  }

  // MARK: - Words

  /// What some bytes of a word must be; the first byte is the lowest.
  private typealias Pattern = (mask: UInt64, word: UInt64)

  /// `;`, `[` and `]`.
  private static var brackets: Pattern { (0xFF00_00FF_00FF, 0x5D00_005B_003B) }

  /// The same with the letter of a side, and the `;` of the next node.
  @inline(__always)
  private static func cell(of side: Disk) -> Pattern {
    let letter: UInt64 = side == .dark ? 0x4200 : 0x5700
    return (0xFF_FF00_00FF_FFFF, 0x3B_5D00_005B_003B | letter)
  }

  @inline(__always)
  private static func square(inCell word: UInt64) -> Square? {
    plainSquare(UInt8(truncatingIfNeeded: word &>> 24), UInt8(truncatingIfNeeded: word &>> 32))
  }

  /// A square outside of column `p`, where `pa` may be a pass.
  @inline(__always)
  private static func plainSquare(_ column: UInt8, _ row: UInt8) -> Square? {
    column | 0x20 == UInt8(ascii: "p") ? nil : SGFValue.square(column, row)
  }
}
