import GameRecords
import ReversiRules

/// The fast way through what most files consist of: moves of four bytes, such as `"f5"`, one after
/// the other. Everything else is left to ``JSONReader``, which also finds what is wrong with it.
extension JSONRecordParser {
  /// Reads as many placements in rows 1 to 9 as stand here, up to the last one's quotation mark.
  /// - Returns: whether there was any.
  mutating func readPlainMoves() -> Bool {
    // Collected on the stack first, as nearly every game's moves can be, and then copied at once.
    withUnsafeTemporaryAllocation(of: Move.self, capacity: 128) { moves in
      withUnsafeTemporaryAllocation(of: SourceRange.self, capacity: 128) { ranges in
        let count = readPlainMoves(into: moves, ranges)
        guard count > 0 else { return false }
        let moves = UnsafeBufferPointer(rebasing: moves[..<count])
        let ranges = UnsafeBufferPointer(rebasing: ranges[..<count])
        if self.moves.isEmpty {
          self.moves = Array(moves)
          origin.moves = Array(ranges)
        } else {
          self.moves.append(contentsOf: moves)
          origin.moves.append(contentsOf: ranges)
        }
        return true
      }
    }
  }

  private mutating func readPlainMoves(
    into moves: UnsafeMutableBufferPointer<Move>,
    _ ranges: UnsafeMutableBufferPointer<SourceRange>
  ) -> Int {
    guard let base = reader.bytes.baseAddress, let move = moves.baseAddress,
      let range = ranges.baseAddress
    else { return 0 }
    let length = reader.bytes.count
    var offset = reader.offset
    var count = 0
    while offset &+ 4 <= length, count < moves.count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt32.self).littleEndian
      let x = UInt8(truncatingIfNeeded: word &>> 8) &- UInt8(ascii: "a")
      let y = UInt8(truncatingIfNeeded: word &>> 16) &- UInt8(ascii: "1")
      guard word & 0xFF00_00FF == Self.quotationMarks, x < 16, y < 9 else { break }
      (move + count).initialize(to: .placement(Square(rawValue: y &<< 4 | x)))
      (range + count).initialize(to: SourceRange(uncheckedStart: offset &+ 1, length: 2))
      count &+= 1
      offset &+= 4
      reader.offset = offset
      guard offset < length, base[offset] == UInt8(ascii: ",") else { break }
      offset &+= 1
      while offset < length, JSONReader.isWhitespace(base[offset]) { offset &+= 1 }
    }
    return count
  }

  /// The first and the last of four bytes in little-endian order.
  private static var quotationMarks: UInt32 { UInt32(UInt8(ascii: "\"")) &* 0x0100_0001 }
}
