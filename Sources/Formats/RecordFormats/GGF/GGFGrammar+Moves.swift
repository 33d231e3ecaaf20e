import GameRecords
import ReversiRules

/// A move with everything that the file says about it; a missing number is NaN.
struct GGFMove {
  var move: Move
  var side: Disk
  /// The place of the square or the pass.
  var place: SourceRange
  var evaluation: Double
  var time: Double
}

/// Moves: `B[f5]` and `W[d6/-2.5/1.25]`, a square or a pass, the mover's evaluation, and the time
/// in seconds.
extension GGFGrammar {
  /// A square or a pass, in any notation.
  static func move(_ text: ArraySlice<UInt8>) -> Move? {
    if let square = MoveSpelling.square(text) { return .placement(square) }
    return MoveSpelling.isPass(text) ? .pass : nil
  }

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

  // MARK: - The fast way

  /// Takes as many moves as follow each other directly in their usual notation, as most of a file
  /// does.
  /// - Returns: how many there were.
  mutating func takePlainMoves(into moves: UnsafeMutableBufferPointer<GGFMove>) -> Int {
    guard canTakePlainMove() else { return 0 }
    var next = offset
    var count = 0
    while count < moves.count, takePlainMove(from: &next, into: &moves[count]) {
      offset = next
      count &+= 1
    }
    return count
  }

  /// Whether a plain move can come next: with a parenthesis at the end of the text, stepping past
  /// any other byte cannot leave the text.
  mutating func canTakePlainMove() -> Bool {
    skip(while: WhiteSpace.isBlank)
    return bytes.last == UInt8(ascii: ")") && offset &+ 1 < bytes.count
      && bytes[offset &+ 1] == UInt8(ascii: "[")
  }

  /// Takes a plain move.
  /// - Returns: whether there was one.
  @inline(__always)
  private func takePlainMove(from offset: inout Int, into entry: inout GGFMove) -> Bool {
    let name = bytes[offset]
    guard name == UInt8(ascii: "B") || name == UInt8(ascii: "W"),
      bytes[offset &+ 1] == UInt8(ascii: "[")
    else { return false }
    let start = offset &+ 2
    guard let move = takePlainSquare(from: start, to: &offset) else { return false }
    entry.move = move
    entry.side = name == UInt8(ascii: "B") ? .dark : .light
    entry.place = SourceRange(
      uncheckedStart: start,
      length: UInt32(truncatingIfNeeded: offset &- start)
    )
    (entry.evaluation, entry.time) = (.nan, .nan)
    if bytes[offset] == UInt8(ascii: "/") {
      offset &+= 1
      if bytes[offset] != UInt8(ascii: "/") {
        guard let number = DecimalSpelling.takeNumber(from: &offset, of: bytes) else {
          return false
        }
        entry.evaluation = number
      }
      if bytes[offset] == UInt8(ascii: "/") {
        offset &+= 1
        guard let number = DecimalSpelling.takeNumber(from: &offset, of: bytes), number >= 0 else {
          return false
        }
        entry.time = number
      }
    }
    guard bytes[offset] == UInt8(ascii: "]") else { return false }
    offset &+= 1
    return true
  }

  /// Takes a square, or a pass as GGS writes it: `PA` or `PASS`.
  @inline(__always)
  private func takePlainSquare(from start: Int, to end: inout Int) -> Move? {
    let x = bytes[start] | 0x20 &- UInt8(ascii: "a")
    guard x < 16 else { return nil }
    var y = bytes[start &+ 1] &- UInt8(ascii: "1")
    end = start &+ 2
    guard y < 9 else { return takePassEnd(from: start, to: &end) ? .pass : nil }
    let unit = bytes[end] &- UInt8(ascii: "0")
    if unit < 10 {
      guard y == 0, unit < 7 else { return nil }
      y = 9 &+ unit
      end &+= 1
    }
    return .placement(Square(rawValue: y &<< 4 | x))
  }

  /// Whether the letters from a place on are a pass; the first two have been skipped.
  private func takePassEnd(from start: Int, to end: inout Int) -> Bool {
    guard bytes[start] | 0x20 == UInt8(ascii: "p"), bytes[start &+ 1] | 0x20 == UInt8(ascii: "a")
    else { return false }
    while end &- start < 4, bytes[end] | 0x20 == UInt8(ascii: "s") { end &+= 1 }
    return true
  }
}
