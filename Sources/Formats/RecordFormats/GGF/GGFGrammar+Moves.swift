import GameRecords
import ReversiRules

/// A move with everything that the file says about it; a missing number is NaN.
struct GGFMove {
  var move: Move
  var side: Disk
  /// The place of the square or the pass.
  var place: SourceRange
  var evaluation = Double.nan
  var time = Double.nan
}

/// Moves: `B[f5]` and `W[d6/-2.5/1.25]`, a square or a pass, the mover's evaluation, and the time
/// in seconds.
extension GGFGrammar {
  /// The texts between the slashes of a move, up to a surplus part.
  func moveParts(of value: Range<Int>) -> [Range<Int>] {
    // Typed, because the parts of a sequence would be indexed from 0.
    let parts: [Slice<UnsafeBufferPointer<UInt8>>] = bytes[value].split(
      separator: UInt8(ascii: "/"),
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    return parts.map { $0.startIndex..<$0.endIndex }
  }

  /// Whether plain moves can come next: with a parenthesis at the end of the text, stepping past any
  /// other byte cannot leave the text.
  mutating func canTakePlainMoves() -> Bool {
    skip(while: WhiteSpace.isBlank)
    return bytes.last == UInt8(ascii: ")") && byte(offset + 1) == UInt8(ascii: "[")
  }

  /// The fast way for nearly all moves: takes one in its usual notation if it comes next.
  @inline(__always)
  mutating func nextPlainMove() -> GGFMove? {
    let isDark = bytes[offset] == UInt8(ascii: "B")
    guard isDark || bytes[offset] == UInt8(ascii: "W"), bytes[offset &+ 1] == UInt8(ascii: "[")
    else { return nil }
    let start = offset &+ 2
    var end = start
    guard let move = takePlainSquare(from: &end) else { return nil }
    let place = SourceRange(uncheckedStart: start, length: UInt32(truncatingIfNeeded: end &- start))
    var entry = GGFMove(move: move, side: isDark ? .dark : .light, place: place)
    if bytes[end] == UInt8(ascii: "/") {
      end &+= 1
      if bytes[end] != UInt8(ascii: "/") {
        guard let number = DecimalSpelling.takeNumber(from: &end, of: bytes) else { return nil }
        entry.evaluation = number
      }
      if bytes[end] == UInt8(ascii: "/") {
        end &+= 1
        guard let number = DecimalSpelling.takeNumber(from: &end, of: bytes), number >= 0 else {
          return nil
        }
        entry.time = number
      }
    }
    guard bytes[end] == UInt8(ascii: "]") else { return nil }
    offset = end &+ 1
    return entry
  }

  /// Takes a square, or a pass as GGS writes it: `PA` or `PASS`.
  @inline(__always)
  private func takePlainSquare(from offset: inout Int) -> Move? {
    let start = offset
    let x = bytes[start] | 0x20 &- UInt8(ascii: "a")
    guard x < 16 else { return nil }
    var y = bytes[start &+ 1] &- UInt8(ascii: "1")
    offset &+= 2
    guard y < 9 else {
      guard bytes[start] | 0x20 == UInt8(ascii: "p"), bytes[start &+ 1] | 0x20 == UInt8(ascii: "a")
      else { return nil }
      while offset &- start < 4, bytes[offset] | 0x20 == UInt8(ascii: "s") { offset &+= 1 }
      return .pass
    }
    let unit = bytes[offset] &- UInt8(ascii: "0")
    if unit < 10 {
      guard y == 0, unit < 7 else { return nil }
      y = 9 &+ unit
      offset &+= 1
    }
    return .placement(Square(rawValue: y &<< 4 | x))
  }
}
