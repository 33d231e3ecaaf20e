import GameRecords
import ReversiRules

/// Reads one game of a transcript. Without a word it takes what people write and programs print:
/// - moves in either case, with or without anything between them: white space, `,` `;` `:` `|` `>`
///   `+` `-`, and move numbers `1.`, `1)`, `1...` (Edax, Cassio, PlayOK pastes such as `1. F5 f4`);
/// - passes that are left out, or spelled `--`, `pass` or what it begins with, `ps`, `tt`, `@@@@`,
///   `[]` (kurnik, GGF, Egaroucid, XBoard, SGF);
/// - comment lines that begin with `#` or `%` before a game;
/// - names and score before the moves, `Name 52-12 Name : …` (Cassio, early OthelloScope), and a
///   result behind them; such games may be glued together on one line;
/// - signs that tell the colour, `+d3-c3…: -04 10` (Logistello): the difference, and flags.
///
/// Forgiven, and said in a note:
/// - a game on several lines, where its moves are numbered (pastes from mails and PGN files) or stand
///   one a line;
/// - a result behind the moves as dark's margin or as 1, 0 or -1 where the moves do not prove it; a
///   name before or behind them (lists of openings); what a book expects of them, `X-21`;
/// - passes as null moves, `a1a1` (Fairy-Stockfish);
/// - drops, `P@f4`, whose rows are counted from the bottom (XBoard, Fairy-Stockfish);
/// - a byte order mark, and comments that are not UTF-8.
enum TranscriptParser {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    guard let moves = plainMoves(in: source.bytes) else {
      var text = TranscriptText(source)
      text.read()
      return text.parsed(format: format)
    }
    let places = MovePlaces(first: SourceRange(0..<2), stride: 2, count: moves.count)
    var record = GameRecord()
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
      var faults: UInt64 = 0
      var offset = 0
      while offset &+ 8 <= bytes.count {
        faults |= rest(of: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset &+= 8
      }
      while offset < bytes.count {
        faults |= rest(of: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
        offset &+= 2
      }
      guard faults & ByteWord.all(0xF8) == 0 else { return nil }
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

  /// What a text of squares is more than `a1a1…`, in either case: each byte is less than 8.
  @inline(__always)
  private static func rest<Word: FixedWidthInteger>(of word: Word) -> UInt64 {
    let lowered = UInt64(word.littleEndian) | UInt64(Word(truncatingIfNeeded: caseBits))
    return lowered &- UInt64(Word(truncatingIfNeeded: firstSquares))
  }

  private static var caseBits: UInt64 { 0x0020_0020_0020_0020 }
  private static var firstSquares: UInt64 { 0x3161_3161_3161_3161 }
}
