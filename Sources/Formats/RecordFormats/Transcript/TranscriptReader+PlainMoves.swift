import GameRecords
import ReversiRules

extension TranscriptReader {
  /// Reads a game: at once if it is plain moves, as nearly all are, otherwise word by word.
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    guard let moves = plainMoves(in: source.bytes) else {
      var reader = TranscriptReader(source)
      reader.read()
      return reader.parsed(format: format)
    }
    let places = MovePlaces(first: SourceRange(0..<2), stride: 2, count: moves.count)
    var record = ReversiRecord()
    record.moves = moves
    record.passMarks = .implied
    record.origin = Origin(format: format, moves: places)
    return ParsedRecord(taking: &record, source: source)
  }

  /// The moves of a text that consists of squares alone, as most do; `nil` for any other text.
  ///
  /// Four squares are read at once.
  private static func plainMoves(in bytes: ArraySlice<UInt8>) -> [Move]? {
    bytes.withUnsafeBytes { bytes in
      let count = bytes.count / 2
      guard bytes.count.isMultiple(of: 2), count > 0, count <= Limits.moves else { return nil }
      var differences: UInt64 = 0
      var offset = 0
      while offset &+ 8 <= bytes.count {
        differences |= rest(of: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      while offset < bytes.count {
        differences |= rest(of: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
        offset &+= 2
      }
      guard differences & ByteWord.all(0xF8) == 0 else { return nil }
      return [Move](unsafeUninitializedCapacity: count) { moves, initialized in
        for index in 0..<count {
          let pair = bytes.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)
          let rest = rest(of: pair)
          let square = Square(rawValue: UInt8(truncatingIfNeeded: rest &>> 4 | rest))
          moves.initializeElement(at: index, to: .placement(square))
        }
        initialized = count
      }
    }
  }

  /// A text of squares minus `a1a1…`, in either case: each byte is less than 8.
  @inline(__always)
  private static func rest<Word: FixedWidthInteger>(of word: Word) -> UInt64 {
    let lowered = UInt64(word.littleEndian) | UInt64(Word(truncatingIfNeeded: caseBits))
    return lowered &- UInt64(Word(truncatingIfNeeded: firstSquares))
  }

  private static var caseBits: UInt64 { 0x0020_0020_0020_0020 }
  private static var firstSquares: UInt64 { 0x3161_3161_3161_3161 }
}
