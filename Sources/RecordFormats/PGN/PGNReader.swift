import RecordText
import GameRecords
import ReversiRules

/// Reads one game of a PGN file. Without a word it takes what the dialects do:
/// - no blank line behind the tags (WTHOR converters, LiveOthello); move numbers are never trusted;
/// - passes that are left out, or written `--`, `pass`, `PA`, `@@@@` as a move of their own
///   (kurnik, PlayOK, Edax);
/// - results `39-25`, `1-0`, `0-1`, `1/2-1/2` and `*` in the tag, behind the moves or both;
/// - tags that say that something is unknown: empty, `?`, `-` for a round, `2010.??.??`;
/// - comments, glyphs, variations; `[%eval 2.5]` and `[%emt 0:01:30]` that begin a comment are the
///   mover's evaluation and the time used.
///
/// Forgiven, and said in a note or warning:
/// - a second `Date` and `{Ben wins -31-95} *` (Edax), and any other known tag that comes twice;
/// - results that tell the winner only (Edax);
/// - quotation marks in a value without a backslash (hand-made files);
/// - values of known tags that are not understood, which are kept as tags;
/// - null moves `a1a1` (Fairy-Stockfish), drops `P@f4` with rows counted from the bottom (XBoard);
/// - variations without moves, glyphs that there are not; lines that begin with `%`;
/// - a byte order mark, and texts that are Latin-1.
struct PGNReader {
  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var record = GameRecord(passMarks: .implied)
  var parts: [(part: RecordPart, range: SourceRange)] = []
  var findings: FindingCollector<FindingDraft>
  /// The known tags that have come, each as the bit of its raw value.
  var seenTags: UInt32 = 0
  /// Where each of them stands first.
  var firstTags: [(tag: PGNTag, range: Range<Int>)] = []
  /// The line of play that is being read.
  var line = PGNLine(ply: 1, start: 0)
  /// The lines that it branches off, the main line first.
  var outerLines: [PGNLine] = []
  /// How many variations have begun.
  var variationCount = 0
  /// Whether the result behind the moves has come.
  var isAfterResult = false
  /// Whether the start position could be made out.
  var hasStart = true
  /// Where the last tag ends, if there is one.
  var tagsEnd: Int?
  /// Where the tag with the date stands that counts.
  var dateTag: Range<Int>?
  /// Where the result stands that is written as in chess, if one is.
  var chessResult: Range<Int>?

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    source.bytes.withUnsafeBufferPointer { PGNReader(reading: source, $0).parsed(format: format) }
  }

  /// What a game shows of itself even if it cannot be read whole.
  struct Outline {
    let start: Position
    let moves: [Move]
    /// The disks that a result counts, if one does.
    let score: DiskCounts?
    let findings: [Finding]
  }

  static func outline(of source: SourceText) -> Outline {
    source.bytes.withUnsafeBufferPointer { bytes in
      let reader = PGNReader(reading: source, bytes)
      return Outline(
        start: reader.record.start,
        moves: reader.line.moves,
        score: reader.record.result?.score,
        findings: reader.findings.findings(in: source)
      )
    }
  }

  private init(reading source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(source, bytes)
    readTags()
    readMoves()
    setRemark()
    noteChessResult()
  }

  private init(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.bytes = bytes
    findings = FindingCollector(keeping: 1)
    parts.reserveCapacity(16)
    line.places.reserveCapacity(64)
    line.moves.reserveCapacity(64)
  }

  private consuming func parsed(format: String) -> ParsedRecord {
    let isReadable = hasStart && !(isEmpty && findings.hasErrors)
    record.moves = line.moves
    record.annotations = line.annotations
    record.variations = line.variations
    record.origin = Origin(format: format, moves: MovePlaces(line.places), parts: parts)
    return ParsedRecord(
      record: isReadable ? record : nil,
      findings: findings.findings(in: source),
      source: source
    )
  }

  /// Whether there were neither tags nor moves.
  var isEmpty: Bool { seenTags == 0 && record.tags.isEmpty && line.moves.isEmpty }

  func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The end of the line that an offset is on.
  func lineEnd(from offset: Int) -> Int {
    LineEnd.firstIndex(in: bytes, from: offset) ?? bytes.count
  }

  /// Skips white space, and lines that begin with `%`.
  mutating func skipBlanks() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if LineCursor.isBlank(byte) {
        offset &+= 1
      } else if byte == UInt8(ascii: "%"),
        offset == 0 || bytes[offset - 1] == 0x0A
          || bytes[offset - 1] == 0x0D
      {
        let end = lineEnd(from: offset)
        findings.add(.pgnEscapedLine, "the line is not read", at: offset..<end)
        offset = end
      } else {
        return
      }
    }
  }

  /// The bytes at some offsets.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let start = source.bytes.startIndex
    return source.bytes[start + range.lowerBound..<start + range.upperBound]
  }

  /// What a person wrote.
  mutating func text(_ bytes: ArraySlice<UInt8>, at range: Range<Int>) -> String {
    guard bytes.count <= Limits.textBytes else {
      let limit = "a text is longer than \(Limits.textBytes >> 20) MiB"
      findings.add(.textTooLong, limit, at: range.lowerBound..<range.lowerBound)
      return ""
    }
    let decoded = DecodedText(bytes)
    if decoded.isLatin1 { findings.addLatin1(at: range, in: source) }
    return decoded.text
  }
}
