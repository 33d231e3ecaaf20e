import GameRecords
import ReversiRules

/// The fast way through what most files consist of: moves of four bytes, such as `"f5"`, one after
/// the other. Everything else is left to ``JSONReader``, which also finds what is wrong with it.
extension JSONRecordParser {
  /// Reads as many placements in rows 1 to 9 as stand here, up to the last one's quotation mark.
  /// - Returns: whether there was any.
  mutating func readPlainMoves() -> Bool {
    withUnsafeTemporaryAllocation(of: Move.self, capacity: Self.mostPlainMoves) { moves in
      withUnsafeTemporaryAllocation(of: SourceRange.self, capacity: Self.mostPlainMoves) { ranges in
        let count = readPlainMoves(into: moves, ranges)
        record.moves.append(contentsOf: UnsafeBufferPointer(rebasing: moves[..<count]))
        origin.moves.append(contentsOf: UnsafeBufferPointer(rebasing: ranges[..<count]))
        return count > 0
      }
    }
  }

  /// As many as can be collected on the stack: the moves of nearly every game.
  private static var mostPlainMoves: Int { 128 }

  private mutating func readPlainMoves(
    into moves: UnsafeMutableBufferPointer<Move>,
    _ ranges: UnsafeMutableBufferPointer<SourceRange>
  ) -> Int {
    let bytes = reader.bytes
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let quotes = UInt32(UInt8(ascii: "\"")) * 0x0100_0001
    var count = 0
    var offset = reader.offset
    while offset + 4 <= bytes.count, count < moves.count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
      let x = UInt8(truncatingIfNeeded: word >> 8) &- UInt8(ascii: "a")
      let y = UInt8(truncatingIfNeeded: word >> 16) &- UInt8(ascii: "1")
      guard word & 0xFF00_00FF == quotes, x < 16, y < 9 else { break }
      moves.initializeElement(at: count, to: .placement(Square(rawValue: y &<< 4 | x)))
      ranges.initializeElement(at: count, to: SourceRange(offset + 1..<offset + 3))
      count += 1
      offset += 4
      reader.offset = offset
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { break }
      offset += 1
      while offset < bytes.count, JSONReader.isWhitespace(bytes[offset]) { offset += 1 }
    }
    return count
  }
}
