import RecordText
import GameRecords
import ReversiRules

/// The fast path for most of the bytes in most files: moves such as `"f5"` and `"pass"` in a row, and
/// moves with their times and evaluations.
///
/// Everything else is left to ``JSONReader``, which also reports errors.
extension JSONRecordReader {
  /// Reads as many passes and placements in rows 1 to 9 as follow, up to the last one's quotation
  /// mark.
  /// - Returns: whether there were any.
  mutating func readPlainMoves() -> Bool {
    // Collected on the stack first, where nearly every game fits, and then copied at once.
    withUnsafeTemporaryAllocation(of: Move.self, capacity: 128) { moves in
      withUnsafeTemporaryAllocation(of: SourceRange.self, capacity: 128) { ranges in
        let plain = PlainMoves(of: reader.bytes, into: moves, ranges)
        let count = plain?.read(from: &reader.offset, to: reader.bytes.count) ?? 0
        guard count > 0 else { return false }
        let moves = UnsafeBufferPointer(rebasing: moves[..<count])
        let ranges = UnsafeBufferPointer(rebasing: ranges[..<count])
        if line.moves.isEmpty {
          line.moves = Array(moves)
          line.places = Array(ranges)
        } else {
          line.moves.append(contentsOf: moves)
          line.places.append(contentsOf: ranges)
        }
        return true
      }
    }
  }
}

extension JSONRecordReader {
  /// Reads a move such as `{"move":"f5","time":0.25,"evaluation":2}`, written exactly so.
  /// - Returns: whether there is one; otherwise nothing was read.
  mutating func readPlainAnnotatedMove() -> Bool {
    let start = reader.offset
    if let (move, range, annotation) = takePlainAnnotatedMove() {
      append(move, at: range)
      if !annotation.isEmpty { line.annotations.append(annotation) }
      return true
    }
    reader.offset = start
    return false
  }

  @inline(__always)
  private mutating func takePlainAnnotatedMove() -> (Move, Range<Int>, MoveAnnotation)? {
    guard reader.depth < Limits.depth, reader.take(exactly: "{\"move\":\"") else { return nil }
    let range = reader.offset..<reader.offset &+ 2
    guard range.upperBound < reader.bytes.count,
      let move = Move(ascii: UnsafeBufferPointer(rebasing: reader.bytes[range]))
    else { return nil }
    reader.offset = range.upperBound
    guard reader.take(exactly: "\"") else { return nil }
    var annotation = MoveAnnotation(ply: line.moves.count + 1)
    if reader.take(exactly: ",\"time\":") {
      guard let time = reader.takeSmallNumber() else { return nil }
      annotation.time = time.value
    }
    if reader.take(exactly: ",\"evaluation\":") {
      guard let evaluation = reader.takeSmallNumber() else { return nil }
      annotation.evaluation = evaluation.value
    }
    return reader.take(exactly: "}") ? (move, range, annotation) : nil
  }
}

/// Buffers for moves and their places.
private struct PlainMoves {
  private let bytes: UnsafePointer<UInt8>
  private let moves: UnsafeMutablePointer<Move>
  private let ranges: UnsafeMutablePointer<SourceRange>
  private let capacity: Int

  init?(
    of bytes: UnsafeBufferPointer<UInt8>,
    into moves: UnsafeMutableBufferPointer<Move>,
    _ ranges: UnsafeMutableBufferPointer<SourceRange>
  ) {
    guard let bytes = bytes.baseAddress, let move = moves.baseAddress,
      let range = ranges.baseAddress
    else { return nil }
    (self.bytes, self.moves, self.ranges, capacity) = (bytes, move, range, moves.count)
  }

  /// Reads moves from an offset, up to the last one's quotation mark.
  /// - Returns: the number of moves.
  func read(from start: inout Int, to limit: Int) -> Int {
    var count = 0
    var end = start
    var offset = start
    readSquares(from: &offset, to: limit, &count)
    if count > 0 { end = offset &- 1 }
    // Loads eight bytes at a time; a move and its comma have at most seven, and in a record more bytes
    // always follow the moves.
    while offset &+ 8 <= limit, count < capacity {
      let word = ByteWord.load(bytes, offset)
      let rest = rest(at: offset)
      if mismatch(in: rest) & 0xFFFF_FFFF == 0 {
        put(rest, at: offset, count)
        count &+= 1
        end = offset &+ 4
        guard bytes[end] == UInt8(ascii: ",") else { break }
        offset &+= 5
      } else if word << 16 == Self.pass << 16 {
        (moves + count).initialize(to: .pass)
        (ranges + count).initialize(to: SourceRange(uncheckedStart: offset &+ 1, length: 4))
        count &+= 1
        end = offset &+ 6
        guard bytes[end] == UInt8(ascii: ",") else { break }
        offset &+= 7
        readSquares(from: &offset, to: limit, &count)
        end = offset &- 1
      } else if WhiteSpace.isSpaceOrLineEnd(bytes[offset]) {
        offset &+= 1
      } else {
        break
      }
    }
    start = end
    return count
  }

  /// Reads squares that are directly followed by a comma, as most are, four at a time.
  @inline(__always)
  private func readSquares(from offset: inout Int, to limit: Int, _ count: inout Int) {
    // Of the last eight bytes loaded, three follow the comma.
    var groups = min((limit &- offset &- 3) / 20, (capacity &- count) / 4)
    while groups > 0 {
      let rests = (
        rest(at: offset), rest(at: offset &+ 5), rest(at: offset &+ 10), rest(at: offset &+ 15)
      )
      let mismatches =
        mismatch(in: rests.0) | mismatch(in: rests.1) | mismatch(in: rests.2)
        | mismatch(in: rests.3)
      guard mismatches & 0xFF_FFFF_FFFF == 0 else { return }
      put(rests.0, at: offset, count)
      put(rests.1, at: offset &+ 5, count &+ 1)
      put(rests.2, at: offset &+ 10, count &+ 2)
      put(rests.3, at: offset &+ 15, count &+ 3)
      count &+= 4
      offset &+= 20
      groups &-= 1
    }
  }

  /// The difference between eight bytes and `"a1",`: the second byte is the column, the third the row.
  @inline(__always)
  private func rest(at offset: Int) -> UInt64 {
    ByteWord.load(bytes, offset) &- Self.firstSquare
  }

  /// The bits of a difference that no move has: columns end at 15 and rows, here, at 8; the other three
  /// of the five bytes must be equal.
  @inline(__always)
  private func mismatch(in rest: UInt64) -> UInt64 {
    (rest | (rest &+ 0x0007_0000)) & 0xFF_FFF0_F0FF
  }

  @inline(__always)
  private func put(_ rest: UInt64, at offset: Int, _ index: Int) {
    let square = Square(rawValue: UInt8(truncatingIfNeeded: rest &>> 12 | rest &>> 8))
    (moves + index).initialize(to: .placement(square))
    (ranges + index).initialize(to: SourceRange(uncheckedStart: offset &+ 1, length: 2))
  }

  private static var firstSquare: UInt64 { ("\"a1\"," as FieldName).word & 0xFF_FFFF_FFFF }
  private static var pass: UInt64 { ("\"pass\"" as FieldName).word }
}
