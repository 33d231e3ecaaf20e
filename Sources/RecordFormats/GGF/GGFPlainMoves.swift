import RecordText
import GameRecords
import ReversiRules

/// The fast way through what most of a file consists of: moves such as `B[f5]` and
/// `W[d6/-2.5/1.25]`, one right behind the other.
///
/// Everything else is left to ``GGFReader/readMove(of:_:)``, which also finds what is wrong with it.
struct GGFPlainMoves {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The moves of a text, or `nil` if it does not end with a parenthesis: with one, no step past a
  /// byte that is none can leave the text.
  init?(of bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.last == UInt8(ascii: ")") else { return nil }
    self.bytes = bytes
  }

  /// Reads as many plain moves as stand at an offset, up to a limit.
  /// - Returns: how many there were.
  func read(
    from start: inout Int,
    into entries: UnsafeMutableBufferPointer<GGFMoves.Entry>
  ) -> Int {
    var offset = start
    var count = 0
    while count < entries.count, read(from: &offset, into: &entries[count]) {
      start = offset
      count &+= 1
    }
    return count
  }

  /// Reads a plain move.
  /// - Returns: whether there was one.
  @inline(__always)
  private func read(from offset: inout Int, into entry: inout GGFMoves.Entry) -> Bool {
    let name = bytes[offset]
    guard name == UInt8(ascii: "B") || name == UInt8(ascii: "W"),
      bytes[offset &+ 1] == UInt8(ascii: "[")
    else { return false }
    let start = offset &+ 2
    guard let move = takeMove(from: start, to: &offset) else { return false }
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
  private func takeMove(from start: Int, to end: inout Int) -> Move? {
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

  /// Whether the letters from a place on are those of a pass, of which two have been passed over.
  private func takePassEnd(from start: Int, to end: inout Int) -> Bool {
    guard bytes[start] | 0x20 == UInt8(ascii: "p"), bytes[start &+ 1] | 0x20 == UInt8(ascii: "a")
    else { return false }
    while end &- start < 4, bytes[end] | 0x20 == UInt8(ascii: "s") { end &+= 1 }
    return true
  }
}

extension GGFReader {
  /// Reads as many plain moves as stand here.
  /// - Returns: whether there was any.
  mutating func readPlainMoves() -> Bool {
    guard offset &+ 1 < bytes.count, bytes[offset &+ 1] == UInt8(ascii: "["), !hasBadMove,
      let plain = GGFPlainMoves(of: bytes)
    else { return false }
    // Collected on the stack first, as nearly every game's moves can be.
    let room = min(128, Limits.moves - line.moves.count)
    return withUnsafeTemporaryAllocation(of: GGFMoves.Entry.self, capacity: room) { entries in
      let count = plain.read(from: &offset, into: entries)
      line.append(UnsafeBufferPointer(rebasing: entries[..<count]))
      return count > 0
    }
  }
}
